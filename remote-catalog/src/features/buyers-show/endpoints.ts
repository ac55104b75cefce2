import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type Photos = CallResult<'buyerShowList'>;
export type Photo = Photos['list'][number];
export type PhotoCategory = CallResult<'buyerShowCategories'>['list'][number];

export interface PhotosAsked {
  /** Null for those of all categories. */
  category: number | null;
  /** From 1. */
  page: number;
}

export const PHOTOS_A_PAGE = 12;

/** Customers' photos by category (CAT-011). */
export const buyersShowApi = api.injectEndpoints({
  endpoints: (build) => ({
    photoCategories: build.query<PhotoCategory[], void>({
      query: () => ({ call: 'buyerShowCategories', background: true }),
      transformResponse: ({ list }: CallResult<'buyerShowCategories'>) => list,
    }),
    photos: build.query<Photos, PhotosAsked>({
      query: ({ category, page }) => ({
        call: 'buyerShowList',
        query: { page, page_size: PHOTOS_A_PAGE, ...(category === null ? {} : { category_id: category }) },
      }),
    }),
  }),
});

export const { usePhotoCategoriesQuery, usePhotosQuery } = buyersShowApi;
