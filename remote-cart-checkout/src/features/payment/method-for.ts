import type { CallResult, Cart, OrderMethod, PaymentMethod } from '@shop/contract';

/**
 * The method of an order of the cart: none where it comes to nothing, else what was chosen on the page, else the
 * cart's own method while it can be used, else the first that can.
 */
export const methodFor = (
  cart: Pick<Cart, 'grand_total' | 'payment_method'>,
  methods: CallResult<'cartPaymentMethods'>['list'],
  chosen: PaymentMethod | undefined,
): OrderMethod | undefined => {
  if (cart.grand_total === 0) return 'none';
  if (chosen) return chosen;
  const usable = methods.filter(({ enabled }) => enabled);
  return (usable.find(({ code }) => code === cart.payment_method) ?? usable[0])?.code;
};
