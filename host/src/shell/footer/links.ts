import { paths } from '@shop/contract';

interface FooterLink {
  key: string;
  href: string;
  /** Not shown to customers of the Dropship group. */
  notDropship?: true;
}

const content = (key: string, path: string): FooterLink => ({ key, href: paths.content(path) });

/** Footer links of document 3 §2; the ones that the documents give no path are content pages that the API resolves. */
export const footerColumns: readonly { key: string; links: readonly FooterLink[] }[] = [
  {
    key: 'help',
    links: [
      content('contact', 'contact-us'),
      { key: 'track', href: paths.shipments() },
      content('shipping', 'shipping-guide'),
      content('payment', 'payment-methods'),
      content('returns', 'return-policy'),
    ],
  },
  {
    key: 'shop',
    links: [
      { key: 'plus', href: paths.plus() },
      { key: 'cashback', href: paths.cashback(), notDropship: true },
      { key: 'points', href: paths.points() },
      { key: 'coin', href: paths.coin() },
      { key: 'reviews', href: paths.reviews() },
    ],
  },
  {
    key: 'company',
    links: [
      content('about', 'about'),
      content('guarantee', 'guarantee'),
      content('blog', 'blog'),
      { key: 'dropship', href: paths.dropship() },
      content('business', 'business-wholesale'),
      content('affiliate', 'affiliate'),
      content('feedback', 'feedback'),
      content('newsletter', 'newsletter-subscribe'),
      content('siteMap', 'site-map'),
    ],
  },
  {
    key: 'legal',
    links: [
      { key: 'terms', href: paths.terms() },
      { key: 'privacy', href: paths.privacy() },
    ],
  },
];

/** Our own addresses, which lead on to the shop's page at each of them: a page that moves there breaks nothing here. */
const elsewhere = (name: string) => ({
  name,
  href: `https://go.boreal.example/${name.toLowerCase().replace(' ', '-')}`,
});

export const socialLinks = ['Facebook', 'Instagram', 'Pinterest', 'YouTube'].map(elsewhere);
export const appLinks = ['App Store', 'Google Play'].map(elsewhere);
