import { pageSizes, type CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';
import { listBody, type ListView } from './list-query.ts';

type Listed = CallResult<'categoryProducts'>;
/** A category was asked for, so that it is in the answer. */
export type CategoryList = Omit<Listed, 'category'> & { category: NonNullable<Listed['category']> };

/** Lists of products: of a category, of a search, and what is shown when a search finds nothing (CAT-016). */
export const listingApi = withEndpoints(api, (build) => ({
  categoryProducts: build.query(
    calling(
      'categoryProducts',
      ({ categoryId, view }: { categoryId: number; view: ListView }) => ({
        body: { category_id: categoryId, page_size: pageSizes.list, ...listBody(view) },
      }),
      { answer: (list) => list as CategoryList },
    ),
  ),
  searchProducts: build.query(
    calling('searchProducts', ({ keyword, view }: { keyword: string; view: ListView }) => ({
      body: { keyword, page_size: pageSizes.search, ...listBody(view) },
    })),
  ),
  searchFilters: build.query(
    calling('searchFilters', ({ keyword, view }: { keyword: string; view: ListView }) => ({
      body: { keyword, filters: view.filters, ...(view.whole ? { whole: view.whole } : {}) },
    })),
  ),
  noFoundProduct: build.query(calling('noFoundProduct')),
}));
