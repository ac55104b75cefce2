import { paths } from '@shop/contract';
import type { TextKey } from '@shop/platform';

interface FooterLink {
  key: TextKey<'host'>;
  href: string;
  /** Not shown to customers of the Dropship group. */
  notDropship?: true;
  /** What the page says is written by the shop's people (`cmsPage`). */
  shows?: 'cms';
}

const written = (key: TextKey<'host'>, href: string): FooterLink => ({ key, href, shows: 'cms' });
const content = (key: TextKey<'host'>, path: string): FooterLink => written(key, paths.content(path));

/**
 * The footer's links (FOOT-001); those without a path of their own are content pages that the API resolves (FOOT-007).
 */
export const footerColumns: readonly { title: TextKey<'host'>; links: readonly FooterLink[] }[] = [
  {
    title: 'footer.help.title',
    links: [
      written('footer.help.contact', paths.contact()),
      { key: 'footer.help.track', href: paths.shipments() },
      content('footer.help.shipping', 'shipping-guide'),
      content('footer.help.payment', 'payment-methods'),
      content('footer.help.returns', 'return-policy'),
    ],
  },
  {
    title: 'footer.shop.title',
    links: [
      { key: 'footer.shop.plus', href: paths.plus() },
      { key: 'footer.shop.cashback', href: paths.cashback(), notDropship: true },
      { key: 'footer.shop.points', href: paths.points() },
      { key: 'footer.shop.coin', href: paths.coin() },
      { key: 'footer.shop.reviews', href: paths.reviews() },
    ],
  },
  {
    title: 'footer.company.title',
    links: [
      content('footer.company.about', 'about'),
      content('footer.company.guarantee', 'guarantee'),
      { key: 'footer.company.blog', href: paths.blog() },
      { key: 'footer.company.dropship', href: paths.dropship() },
      content('footer.company.business', 'business-wholesale'),
      content('footer.company.affiliate', 'affiliate'),
      written('footer.company.feedback', paths.feedback()),
      content('footer.company.newsletter', 'newsletter-subscribe'),
      content('footer.company.siteMap', 'site-map'),
    ],
  },
  {
    title: 'footer.legal.title',
    links: [written('footer.legal.terms', paths.terms()), written('footer.legal.privacy', paths.privacy())],
  },
];
