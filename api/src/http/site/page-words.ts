import { paths, type Language } from '@shop/contract';
import { formatDate } from '@shop/format';
import { browseOf } from '../../database/content/site-document.ts';
import type { findContentPage } from '../../database/content/pages.ts';
import { offeredCoupons } from '../../database/promotions/customer-coupons.ts';
import { withTerms } from '../../domain/content/page-terms.ts';
import { needsCopy, offerProblem } from '../../domain/promotion/coupon.ts';
import { escapeHtml } from '../../domain/text/html.ts';
import type { Services } from '../../services.ts';
import { saleNow } from './site-config.ts';

type Page = NonNullable<Awaited<ReturnType<typeof findContentPage>>>;

const link = (href: string, text: string): string => `<a href="${href}">${text}</a>`;

const saleWords: Record<
  Language,
  { on: (until: string) => string; blackFriday: (until: string) => string; off: string }
> = {
  en: {
    on: (until) =>
      `The sale event is on until ${until}: ${link(paths.saleEvent(), 'reduced prices, and a draw every day')}.`,
    blackFriday: (until) =>
      `${link(paths.blackFriday(), 'Black Friday')} has the lowest prices of the year, until ${until}.`,
    off: 'No sale event is on at the moment. Reduced prices stand in every department.',
  },
  fr: {
    on: (until) =>
      `Le grand solde dure jusqu’au ${until}\u00A0: ${link(paths.saleEvent(), 'des prix réduits et un tirage chaque jour')}.`,
    blackFriday: (until) =>
      `Le ${link(paths.blackFriday(), 'Vendredi fou')} a les prix les plus bas de l’année, jusqu’au ${until}.`,
    off: 'Aucun grand solde n’a lieu en ce moment. Les prix réduits figurent dans tous les rayons.',
  },
};

const wordsOfSale = async (services: Services, language: Language): Promise<string> => {
  const { on, blackFriday, off } = saleWords[language];
  const sale = await saleNow(services);
  if (!sale) return off;
  const { saleEvent } = await browseOf(services);
  // What ends at a midnight has the day before as its last.
  const lastDay = (end: Date): string => formatDate(new Date(end.getTime() - 1), language);
  return [
    on(lastDay(new Date(saleEvent.endsAt))),
    ...(sale.isBlackFriday ? [blackFriday(lastDay(sale.endsAt))] : []),
  ].join(' ');
};

/** The coupons that lead to a page and that everybody can use. */
const couponsOf = async ({ db, now }: Services, { urlPath }: Page, language: Language): Promise<string> =>
  (await offeredCoupons(db))
    .filter((coupon) => coupon.url === `/${urlPath}` && !needsCopy(coupon) && !coupon.plusOnly)
    .filter((coupon) => offerProblem(coupon, now()) === null)
    .map(({ code, title, description }) =>
      escapeHtml(
        language === 'fr'
          ? `${title.fr} avec le code ${code}. ${description.fr}`
          : `${title.en} with the code ${code}. ${description.en}`,
      ),
    )
    .join(' ');

/**
 * A page in a language, with what is true of this shop and today in place of the names of terms; a page that tells of the
 * sale is as new as the sale.
 */
export const pageWords = async (
  services: Services,
  page: Page,
  language: Language,
): Promise<{ content: string; updatedAt: Date }> => {
  const body = page.body[language];
  const { shopLegalName, shopAddress } = services.settings;
  const isAboutSale = body.includes('{{sale.now}}');
  const own = {
    'shop.company': escapeHtml(`${shopLegalName}, ${shopAddress}`),
    ...(isAboutSale && { 'sale.now': await wordsOfSale(services, language) }),
    ...(body.includes('{{page.coupons}}') && { 'page.coupons': await couponsOf(services, page, language) }),
  };
  const begun = isAboutSale ? new Date((await browseOf(services)).saleEvent.startsAt) : page.updatedAt;
  return {
    content: withTerms(body, language, own).replaceAll('<p></p>', ''),
    updatedAt: begun > page.updatedAt && begun <= services.now() ? begun : page.updatedAt,
  };
};
