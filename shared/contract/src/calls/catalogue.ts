import type { CallTable } from './definition.ts';

/** Categories and products. `categoryTree` is this project's own. */
export const catalogueCalls = {
  categoryTree: { method: 'GET', path: '/api/category_tree' },
  categoryProducts: { method: 'POST', path: '/searchApi/mobile/search-product', body: 'json', reads: true },
  noFoundProduct: { method: 'GET', path: '/api/no_found_product' },
  productDetail: { method: 'GET', path: '/api/product_detail' },
  productReviews: { method: 'GET', path: '/api/product_reviews' },
  productFaq: { method: 'GET', path: '/api/faq' },
  productExtend: { method: 'POST', path: '/api/product_extend', body: 'form', reads: true },
  deliveryEstimate: { method: 'POST', path: '/api/Logistics/ca_info', body: 'form', reads: true },
} as const satisfies CallTable;
