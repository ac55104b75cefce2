import { tried, type Step } from '../../step.ts';

export const willItFitSteps: readonly Step[] = [
  tried('productSizes', (seen) => {
    const products = seen('categoryProducts')?.products ?? [];
    const product_ids = products.map(({ entity_id }) => entity_id).slice(0, 3);
    return product_ids.length > 0 ? { query: { product_ids: product_ids.join(',') } } : undefined;
  }),
];
