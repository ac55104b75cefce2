// A line for each file of this folder: `pnpm indexes` writes them.
import { bannerPlaces } from './banners.ts';
import { blogPlaces } from './blog.ts';
import { textPlaces } from './texts.ts';
import type { ContentPlace } from '@shop/contract/operator';
import type { PlaceStore } from './place-store.ts';

export const contentStores: Readonly<Record<ContentPlace, PlaceStore>> = {
  ...bannerPlaces,
  ...blogPlaces,
  ...textPlaces,
};
