import { paths } from '@shop/contract';
import type { HeadContext } from '@shop/platform';

/** Where a page stands, and in which language. */
export type Place = Pick<HeadContext, 'url' | 'language'>;

/** A file of this site as a whole address. */
export const file = (path: string, { url }: Place): string => new URL(path, url.origin).href;

/** A page of this site at its address in the language of the page that tells of it. */
export const page = (path: string, place: Place): string =>
  file(place.language === 'en' ? path : paths.inLanguage(path, place.language), place);
