import { languages, type SiteAddress } from '@shop/contract';
import { pageAddresses } from '../../contract/page-address.ts';
import { escapeHtml } from '../http/json-script.ts';

/** An address of this site as a whole one, safe in XML. */
type Absolute = (path: string) => string;

export const absoluteAt =
  (origin: string): Absolute =>
  (path) =>
    escapeHtml(new URL(path, origin).href);

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A page in each of its languages, each with all of them: as its own head says (sitemaps.org, hreflang). */
const entriesOf = ({ path, changed_at, pictures }: SiteAddress, absolute: Absolute): string => {
  const own = pageAddresses({ canonical: path }, 'en').alternates;
  const alternates = own
    .map(({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${absolute(href)}"/>`)
    .join('');
  const images = pictures.map((url) => `<image:image><image:loc>${absolute(url)}</image:loc></image:image>`).join('');
  const changed = changed_at ? `<lastmod>${escapeHtml(changed_at)}</lastmod>` : '';
  return languages
    .map((language) => pageAddresses({ canonical: path }, language).canonical ?? path)
    .map((address) => `<url><loc>${absolute(address)}</loc>${changed}${alternates}${images}</url>\n`)
    .join('');
};

/** A sitemap of these pages, in all languages, with their pictures. */
export const siteMapOf = (list: readonly SiteAddress[], absolute: Absolute): string =>
  `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"` +
  ' xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n' +
  `${list.map((one) => entriesOf(one, absolute)).join('')}</urlset>\n`;

export const siteMapIndexOf = (paths: readonly string[], absolute: Absolute): string =>
  `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n` +
  `${paths.map((path) => `<sitemap><loc>${absolute(path)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`;
