import { tried, type Step } from '../../step.ts';

export const reviewAspectsSteps: readonly Step[] = [
  tried('reviewAspects', (seen) => {
    const [product] = seen('categoryProducts')?.products ?? [];
    return product && { query: { product_id: product.entity_id } };
  }),
];
