import { type Language, brand, languages, linkCard } from '@shop/contract';
import type { RenderedHead } from '../../contract/rendering.ts';
import { cardOf } from './preview.ts';
import { attribute, escapeHtml, scriptJson } from '../http/json-script.ts';

const locales: Record<Language, string> = { en: 'en_CA', fr: 'fr_CA' };

const meta = (key: 'name' | 'property', name: string, content: string | undefined) =>
  content ? `<meta ${key}="${name}"${attribute('content', content)}>` : '';

/** For search engines, to which it is all the same where it stands. */
export const structuredData = ({ jsonLd = [] }: RenderedHead): string =>
  jsonLd.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`).join('');

/** How social networks show a link to a page (Open Graph, and the card of X, which takes the rest from there). */
const linkPreview = (
  head: RenderedHead,
  language: Language,
  absolute: (address: string | undefined) => string | undefined,
) => {
  const card = cardOf(head.image);
  return [
    meta('property', 'og:title', head.title),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:locale', locales[language]),
    ...languages
      .filter((other) => other !== language && head.alternates)
      .map((other) => meta('property', 'og:locale:alternate', locales[other])),
    meta('property', 'og:url', absolute(head.canonical)),
    meta('property', 'og:image', absolute(card.path)),
    meta('property', 'og:image:type', card.mediaType),
    ...(card.isSized
      ? [
          meta('property', 'og:image:width', String(linkCard.width)),
          meta('property', 'og:image:height', String(linkCard.height)),
        ]
      : []),
    meta('property', 'og:image:alt', head.title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
};

/** Title, description, canonical, languages and link preview. */
export const headMarkup = (head: RenderedHead, language: Language, origin: string): string => {
  const absolute = (address: string | undefined) =>
    address !== undefined && URL.canParse(address, origin) ? new URL(address, origin).href : undefined;
  const canonical = absolute(head.canonical);
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    // One element for search engines and networks: each looks for its own attribute.
    head.description
      ? `<meta name="description" property="og:description"${attribute('content', head.description)}>`
      : '',
    meta('name', 'robots', head.robots),
    canonical ? `<link rel="canonical"${attribute('href', canonical)}>` : '',
    ...(head.alternates ?? []).map(
      ({ lang, href }) => `<link rel="alternate"${attribute('hreflang', lang)}${attribute('href', absolute(href))}>`,
    ),
    ...linkPreview(head, language, absolute),
  ].join('');
};
