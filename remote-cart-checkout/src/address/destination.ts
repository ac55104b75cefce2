import type { Address, Cart } from '@shop/contract';

/** Where a cart's order goes, once it is known who hears of it too: nobody is asked for money before. */
export const destinationOf = (cart: Pick<Cart, 'shipping_address' | 'customer_email'>): Address | null =>
  cart.customer_email === null ? null : cart.shipping_address;
