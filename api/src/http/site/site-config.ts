import { paymentMethods, type CallResult, type Language } from '@shop/contract';
import { findSiteDocument, siteDocument, currentSeason, browseOf } from '../../database/content/site-document.ts';
import { eventIsOn } from '../../domain/browse/sale-event.ts';
import { customerServiceOf } from '../../domain/contact/customer-service.ts';
import { plusFee } from '../../domain/membership/plus.ts';
import { returnCost } from '../../domain/order/return.ts';
import { returnDays } from '../../domain/order/units.ts';
import { deliveryPromise } from '../../domain/shipping/delivery-promise.ts';
import { ofSeason, seasonAt, seasonEnd } from '../../domain/content/season.ts';
import { withTerms } from '../../domain/content/page-terms.ts';
import { providerOf } from '../../payment/providers.ts';
import type { Services } from '../../services.ts';
import { cartBanners } from '../cart/banners.ts';
import { hotKeywords } from '../search/hot-keywords.ts';

/** The season in which the footer leads to Black Friday. */
const blackFridaySeason = 'black-friday';

export const topBanners = async (services: Services, language: Language) => {
  const { top } = await siteDocument(services.db, 'banners');
  return ofSeason(top, await currentSeason(services)).map(({ name, image, url, webToApp, isEnableUrl }) => ({
    image: image || null,
    click_url: url,
    name: withTerms(name[language], language),
    web_to_app: webToApp ? 1 : 0,
    is_enable_url: isEnableUrl ? 1 : 0,
  }));
};

/** Provinces and territories, in the alphabet of the language: browsers need not sort, and cannot differ. */
export const regionList = async ({ db }: Services, language: Language) =>
  (await siteDocument(db, 'regions'))
    .map(({ regionId, code, name }) => ({ region_id: regionId, default_name: name[language], code }))
    .toSorted((one, other) => one.default_name.localeCompare(other.default_name, language));

/** Scripts that a page loads once its person agrees to be measured; absent where they are not configured. */
const trackersOf = ({ settings: { fraud, tagManagerId, marketing, translationWidget } }: Services) => ({
  ...(fraud.isActive && fraud.script && { fraud_script: fraud.script }),
  ...(tagManagerId && { tag_manager_id: tagManagerId }),
  ...(marketing.emailMarketingId && { email_marketing_id: marketing.emailMarketingId }),
  ...(marketing.recommendationsId && { recommendations_id: marketing.recommendationsId }),
  ...(translationWidget && { translation_widget: translationWidget }),
});

/** The sale event that is on, and whether it is Black Friday's, which ends with its season; null while none is on. */
export const saleNow = async (services: Services): Promise<{ endsAt: Date; isBlackFriday: boolean } | null> => {
  const { saleEvent } = await browseOf(services);
  const now = services.now();
  if (!eventIsOn(saleEvent, now)) return null;
  const endsAt = new Date(saleEvent.endsAt);
  const calendar = (await findSiteDocument(services.db, 'site'))?.calendar;
  const season = seasonAt(calendar, now);
  if (season !== blackFridaySeason) return { endsAt, isBlackFriday: season === null };
  const seasonEndsAt = seasonEnd(calendar, now) ?? endsAt;
  return { endsAt: seasonEndsAt < endsAt ? seasonEndsAt : endsAt, isBlackFriday: true };
};

/** Site-wide data (CAT-006). The top banner’s time and the Black Friday flag are those of the sale. */
export const siteConfig = async (services: Services, language: Language): Promise<CallResult<'configInit'>> => {
  const images = await siteDocument(services.db, 'navigationImages');
  const site = await findSiteDocument(services.db, 'site');
  const { liveVideoUrl } = await browseOf(services);
  const sale = await saleNow(services);
  return {
    region_list: await regionList(services, language),
    country_list: [{ country_id: 'CA', name: 'Canada' }],
    home_top_banner: await topBanners(services, language),
    // A store that is older than this document says nothing of it.
    trustpilot_score: site?.trustpilotScore ?? null,
    black_friday: sale?.isBlackFriday ? 1 : 0,
    top_banner_time: sale?.endsAt.toISOString() ?? null,
    plus_price: { plusPrice: plusFee.normal, plusSpecialPrice: plusFee.special },
    navigation_images: images.map(({ position, image, name, url }) => ({
      position,
      image,
      link: url,
      alt: name[language],
    })),
    ...(await cartBanners(services, language)),
    hot_keyword: await hotKeywords(services, language),
    live_video_url: liveVideoUrl,
    delivery_promise: deliveryPromise[language],
    customer_service: customerServiceOf(language),
    pay_by: paymentMethods.filter((method) => providerOf(services, method).open),
    return_days: returnDays,
    return_cost: returnCost,
    ...(services.google.issue && { google_one_tap: 'sandbox' }),
    ...(services.google.clientId && { google_client_id: services.google.clientId }),
    ...trackersOf(services),
    ...(services.captcha.siteKey && { recaptcha_site_key: services.captcha.siteKey }),
  };
};
