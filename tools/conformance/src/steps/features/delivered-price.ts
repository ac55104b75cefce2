import { someChoice } from '../catalogue.ts';
import { tried, type Step } from '../../step.ts';

export const deliveredPriceSteps: readonly Step[] = [
  tried('deliveredPrice', (seen) => {
    const choice = someChoice(seen);
    return choice && { query: { ...choice, qty: 1, zipcode: 'M5V 2T6' } };
  }),
  tried('deliveredPrices', (seen) => {
    const products = seen('categoryProducts')?.products ?? [];
    const product_ids = products.map(({ entity_id }) => entity_id);
    return product_ids.length > 0 ? { body: { product_ids, zipcode: 'M5V 2T6' } } : undefined;
  }),
];
