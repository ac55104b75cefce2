import { languages, paths, type Language, type PageHead } from '@shop/contract';
import type { Alternate } from './rendering.ts';

/** A page without a language in its address is English, for whoever has chosen none: search engines never do. */
const addressIn = (path: string, language: Language): string =>
  language === 'en' ? path : paths.inLanguage(path, language);

/**
 * The page's one address in its language, and its addresses in all of them: each of these is the canonical address of
 * the page that it leads to.
 */
export const pageAddresses = (
  { canonical }: Pick<PageHead, 'canonical'>,
  language: Language,
): { canonical?: string; alternates: Alternate[] } => {
  if (canonical === undefined) return { alternates: [] };
  return {
    canonical: addressIn(canonical, language),
    alternates: [
      ...languages.map((one) => ({ lang: `${one}-CA`, href: addressIn(canonical, one) })),
      { lang: 'x-default', href: canonical },
    ],
  };
};
