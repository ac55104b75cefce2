import type { CallBody } from '@shop/contract';
import type { Backend } from '../call.ts';
import { medusaPlace } from './addresses.ts';
import { answered, type Cartwise } from './answers.ts';
import type { Cart } from './cart.ts';

/** Says where a cart is to go. @throws Refusal 400 */
export const addressedCart = (backend: Backend, asking: Cartwise, body: CallBody<'cartAddress'>): Promise<Cart> => {
  const { email, billing_address } = body;
  const shipping_address = medusaPlace(body);
  const bill = billing_address ? medusaPlace(billing_address) : shipping_address;
  const change = { shipping_address, billing_address: bill, ...(email && { email }) };
  return answered(backend, asking, (id, headers) => backend.store.store.cart.update(id, change, {}, headers));
};
