import { tried, type Step } from '../../step.ts';

export const similarProductsSteps: readonly Step[] = [
  tried('similarProducts', (seen) => {
    const [product] = seen('categoryProducts')?.products ?? [];
    return product && { query: { product_id: product.entity_id } };
  }),
];
