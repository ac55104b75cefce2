import type { Cart, CallResult } from '@shop/contract';
import { answer } from '@shop/testing';
import { besideCart } from './beside-cart.ts';
import { besidePayment } from './beside-payment.ts';
import { regions } from './fixtures.ts';
import { sandboxCards } from './sandbox-cards.ts';

const card = { code: 'card', title: 'Credit card', enabled: true } as const;

/** Answers for the pages of cart, address and payment, where nothing is wrong. */
export const checkoutAnswers = (cart: Cart, list: CallResult<'cartPaymentMethods'>['list'] = [card]) => [
  answer('carts', cart),
  ...besideCart,
  answer('countryRegions', { region_list: regions }),
  answer('cartPaymentMethods', { list }),
  ...besidePayment,
  answer('braintreeClientToken', { client_token: 'client', provider: 'sandbox' }),
  sandboxCards(),
];
