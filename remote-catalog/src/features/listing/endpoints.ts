import { pageSizes, type CallResult } from '@shop/contract';
import { api } from '@shop/platform';
import { listBody, type ListView } from './list-query.ts';

type Listed = CallResult<'categoryProducts'>;
/** A category was asked for, so that it is in the answer. */
export type CategoryList = Omit<Listed, 'category'> & { category: NonNullable<Listed['category']> };
export type SearchList = CallResult<'searchProducts'>;

/** Lists of products: of a category, of a search, and what is shown when a search finds nothing (CAT-016). */
export const listingApi = api.injectEndpoints({
  endpoints: (build) => ({
    categoryProducts: build.query<CategoryList, { categoryId: number; view: ListView }>({
      query: ({ categoryId, view }) => ({
        call: 'categoryProducts',
        body: { category_id: categoryId, page_size: pageSizes.list, ...listBody(view) },
      }),
    }),
    searchProducts: build.query<SearchList, { keyword: string; view: ListView }>({
      query: ({ keyword, view }) => ({
        call: 'searchProducts',
        body: { keyword, page_size: pageSizes.search, ...listBody(view) },
      }),
    }),
    searchFilters: build.query<CallResult<'searchFilters'>, { keyword: string; view: ListView }>({
      query: ({ keyword, view }) => ({
        call: 'searchFilters',
        body: { keyword, filters: view.filters, ...(view.whole ? { whole: view.whole } : {}) },
      }),
    }),
    noFoundProduct: build.query<CallResult<'noFoundProduct'>, void>({ query: () => ({ call: 'noFoundProduct' }) }),
  }),
});

export const { useCategoryProductsQuery, useSearchProductsQuery, useSearchFiltersQuery, useNoFoundProductQuery } =
  listingApi;
