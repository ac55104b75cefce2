import type { CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

export type Photos = CallResult<'buyerShowList'>;
export type Photo = Photos['list'][number];

export interface PhotosAsked {
  /** Null for those of all categories. */
  category: number | null;
  /** From 1. */
  page: number;
}

export const PHOTOS_A_PAGE = 12;
const LATEST_PHOTOS = 6;

/** Customers' photos by category (CAT-011). */
export const buyersShowApi = withEndpoints(api, (build) => ({
  photoCategories: build.query(calling('buyerShowCategories', { background: true, answer: ({ list }) => list })),
  /** The latest of them, each leading to its category (API-185). */
  latestPhotos: build.query(
    calling('buyersShow', () => ({ query: { page_size: LATEST_PHOTOS }, background: true }), {
      answer: ({ list }) => list,
    }),
  ),
  photos: build.query(
    calling('buyerShowList', ({ category, page }: PhotosAsked) => ({
      query: { page, page_size: PHOTOS_A_PAGE, ...(category === null ? {} : { category_id: category }) },
    })),
  ),
}));
