import { pageSizes } from './constants/shop.ts';
import type { CallQuery } from './wire.ts';

/**
 * The calls whose answers a product's page shows first, with what it asks. Path resolution answers them at once where
 * it is asked to (`with_page`); a page that asks anything else makes its own call.
 */
export const productPageCalls = (id: number) =>
  ({
    productDetail: { id },
    productReviews: { product_id: id, page: 1, page_size: pageSizes.reviews },
    productFaq: { product_id: id, page: 1, page_size: pageSizes.questions },
  }) as const satisfies { [N in 'productDetail' | 'productReviews' | 'productFaq']: CallQuery<N> };
