import { type Language, brand } from '@shop/contract';
import type { RenderedHead } from '../../contract/rendering.ts';
import { previewOf } from '../search-engines/preview.ts';
import { attribute, escapeHtml, scriptJson } from './json-script.ts';

const locales: Record<Language, string> = { en: 'en_CA', fr: 'fr_CA' };

const meta = (key: 'name' | 'property', name: string, content: string | undefined) =>
  content ? `<meta ${key}="${name}"${attribute('content', content)}>` : '';

/** What search engines read of a page. Where it stands is all the same to them. */
export const structuredData = ({ jsonLd = [] }: RenderedHead): string =>
  jsonLd.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`).join('');

/** Title, description, canonical, languages and link preview. */
export const headMarkup = (head: RenderedHead, language: Language, origin: string): string => {
  const absolute = (address: string | undefined) =>
    address !== undefined && URL.canParse(address, origin) ? new URL(address, origin).href : undefined;
  const canonical = absolute(head.canonical);
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'robots', head.robots),
    canonical ? `<link rel="canonical"${attribute('href', canonical)}>` : '',
    ...(head.alternates ?? []).map(
      ({ lang, href }) => `<link rel="alternate"${attribute('hreflang', lang)}${attribute('href', absolute(href))}>`,
    ),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:locale', locales[language]),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', absolute(head.image && previewOf(head.image))),
  ].join('');
};
