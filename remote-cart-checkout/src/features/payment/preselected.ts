import type { CallResult, Cart, PaymentMethod } from '@shop/contract';

/** The cart's own method while it can be used, else the first that can. */
export const preselected = (
  cart: Pick<Cart, 'payment_method'>,
  methods: CallResult<'cartPaymentMethods'>['list'],
): PaymentMethod | undefined => {
  const usable = methods.filter(({ enabled }) => enabled);
  return (usable.find(({ code }) => code === cart.payment_method) ?? usable[0])?.code;
};
