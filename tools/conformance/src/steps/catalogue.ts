import { asked, tried, written, type Seen, type Step } from '../step.ts';

/** A product that the backend itself shows, which can be bought as it stands if there is one. */
export const someProduct = (seen: Seen) => {
  const shown = [
    ...(seen('trending')?.products ?? []),
    ...(seen('categoryProducts')?.products ?? []),
    ...(seen('searchProducts')?.products ?? []),
    ...(seen('noFoundProduct')?.products ?? []),
  ].filter(({ is_in_stock }) => is_in_stock);
  return shown.find(({ type_id }) => type_id === 'simple') ?? shown[0];
};

/** What can be put into a cart: a product, with the variant that it needs. */
export const someChoice = (seen: Seen): { product_id: number; child_id?: number } | undefined => {
  const product = someProduct(seen);
  if (!product || product.type_id === 'simple') return product && { product_id: product.entity_id };
  const variant = seen('productDetail')?.relation.find(({ inventory }) => inventory.is_in_stock);
  return variant && { product_id: product.entity_id, child_id: variant.product_id };
};

const withProduct =
  <I>(input: (id: number) => I) =>
  (seen: Seen): I | undefined => {
    const product = someProduct(seen);
    return product && input(product.entity_id);
  };

/** A word that finds something in a shop for furniture. */
const keyword = 'chair';

/** What the site tells of itself and its goods, and what a person may say of them. */
export const catalogueSteps: readonly Step[] = [
  tried('categoryProducts', (seen) => {
    const [root] = seen('categoryTree')?.categories ?? [];
    return root && { body: { category_id: root.entity_id } };
  }),
  tried('searchProducts', { body: { keyword } }),
  tried('searchFilters', { body: { keyword } }),
  tried('searchSuggest', { body: { keyword } }),
  tried('searchTerms', { body: { keyword } }),
  tried('specialKeyword', { query: { keyword } }),
  tried(
    'productDetail',
    withProduct((id) => ({ query: { id } })),
  ),
  tried('pathResolve', (seen) => {
    const product = someProduct(seen);
    return product && { body: { request_path: product.url_path, with_page: 1 } };
  }),
  tried(
    'productReviews',
    withProduct((id) => ({ query: { product_id: id } })),
  ),
  tried(
    'productFaq',
    withProduct((id) => ({ query: { product_id: id } })),
  ),
  tried(
    'productExtend',
    withProduct((id) => ({ body: { items: [String(id)] } })),
  ),
  tried(
    'deliveryEstimate',
    withProduct((id) => ({ body: { productId: id, zipcode: 'M5V 3L9' } })),
  ),
  tried(
    'productVideos',
    withProduct((id) => ({ query: { product_id: id } })),
  ),
  tried(
    'productCoupons',
    withProduct((id) => ({ query: { productId: id } })),
  ),
  tried(
    'chairProductCoupon',
    withProduct((id) => ({ query: { productId: id } })),
  ),
  tried(
    'productViewed',
    withProduct((id) => ({ body: { product_id: id } })),
  ),
  tried('forgetViewed', { body: {} }),
  tried(
    'addWishlistItem',
    withProduct((id) => ({ body: { product_id: id } })),
  ),
  tried(
    'deleteWishlistItem',
    withProduct((id) => ({ body: { product_id: id } })),
  ),
  written(
    'addQuestion',
    withProduct((id) => ({ body: { product_id: id, question: 'How heavy is it?' } })),
  ),
  written(
    'addProductReview',
    withProduct((id) => ({
      body: { product_id: id, nickname: 'Ada', title: 'Good', detail: 'It is as shown.', star: 5 },
    })),
  ),
  written('productReviewHelpful', (seen) => {
    const [review] = seen('productReviews')?.list ?? [];
    return review && { body: { review_id: review.review_id } };
  }),
  tried('shopByRoomDetail', (seen) => {
    const [room] = seen('roomIndexList')?.list ?? [];
    return room && { query: { room_type: room.room_type } };
  }),
  asked('blockData', { query: { code: 'shipping' } }),
  asked('cmsPage', { query: { url_path: 'terms-and-conditions' } }),
  asked('siteAddresses', {}),
  asked('siteProducts', { query: {} }),
  asked('notFoundReferrer', { body: { path: '/no-such-page', referrer: '' } }),
];
