import { tried, type Step } from '../../step.ts';

export const deliveredPriceSteps: readonly Step[] = [
  tried('deliveredPrice', (seen) => {
    const [product] = seen('categoryProducts')?.products ?? [];
    return product && { query: { product_id: product.entity_id, qty: 1, zipcode: 'M5V 2T6' } };
  }),
];
