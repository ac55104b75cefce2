import { tried, writtenByCustomer, type Step } from '../../step.ts';

export const peopleLikeMeSteps: readonly Step[] = [
  tried('peopleLikeMe', (seen) => {
    const [product] = seen('categoryProducts')?.products ?? [];
    return product && { query: { product_id: product.entity_id, height: 170 } };
  }),
  writtenByCustomer('aboutReviewer', (seen) => {
    const [review] = seen('reviewList')?.list ?? [];
    return review && { body: { review_id: review.review_id, height: 170 } };
  }),
];
