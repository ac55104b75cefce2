// A line for each file of this folder: `pnpm indexes` writes them.
import { bannerPlaces } from './banners.ts';
import { blogPlaces } from './blog.ts';
import { textPlaces } from './texts.ts';

/** Possible fields of an entry besides its title. */
export const contentFields = ['text', 'action', 'body', 'picture', 'url', 'topic', 'categoryIds'] as const;
export type ContentField = (typeof contentFields)[number];

const all = {
  ...bannerPlaces,
  ...blogPlaces,
  ...textPlaces,
};
export type ContentPlace = keyof typeof all;

/** Where operators change what stands in the shop, with what an entry has there besides its title. */
export const places: Readonly<Record<ContentPlace, { needs: readonly ContentField[]; may?: readonly ContentField[] }>> =
  all;
export const contentPlaces = Object.keys(all) as ContentPlace[]; // the table's own keys
