import type { Cart, OrderMethod } from '@shop/contract';
import type { OrderToPay } from './slice.ts';

/** The total is what the button says and what is asked for. */
export const orderOf = (
  cart: Pick<Cart, 'grand_total' | 'customer_email' | 'payment_method'>,
  method: OrderMethod,
): OrderToPay => ({
  method,
  grandTotal: cart.grand_total,
  email: cart.customer_email,
  cartMethod: cart.payment_method,
});
