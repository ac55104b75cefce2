import { paths } from '@shop/contract';
import { ask, linkOf, simpleProduct } from '@shop/qa';
import type { Examples } from '../every-route.ts';

const SOFAS = 105;

/** Where the route of an alert's letters is looked at: the link with which a new guest confirms one. */
export const examples: Examples = {
  ProductAlertLetter: async () => {
    const email = `every.alert.${Date.now()}@example.ca`;
    const { entity_id: product_id } = await simpleProduct(SOFAS);
    await ask('addProductAlert', { body: { product_id, purpose: 'price', email } });
    return linkOf(email, paths.alertLetter());
  },
};
