import type { PaymentMethod } from '@shop/contract';
import { fixture } from './fixture-products.ts';
import type { TestApp } from './test-app.ts';

export type Headers = Record<string, string>;

/** Where the tests' orders go. */
export const address = {
  firstname: 'Ada',
  lastname: 'Roy',
  street: '12 King St W',
  city: 'Montréal',
  postcode: 'H2X 1Y4',
  region_id: 76,
  telephone: '5145550123',
};

/** A card that the sandbox takes, and how it is typed. */
const typedCard = { number: '4111 1111 1111 1111', expiration_month: '12', expiration_year: '2030', cvv: '123' };

/** What the sandbox provider's own server answers to its card fields. */
export const typeCard = (shop: TestApp, changes: Partial<typeof typedCard> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/dev/cards/tokens',
    payload: { client_token: 'sandbox', ...typedCard, ...changes },
  });

/** The steps of somebody who buys at this shop. */
export const buyingAt = (shop: TestApp) => {
  let counter = 0;
  const newKey = (): string => `bought-key-${(counter += 1)}`;
  /** Asks for a token, and orders with it. */
  const order = async (headers: Headers, payment_method: PaymentMethod, payment_nonce: string, key = newKey()) => {
    const { order_token } = (await shop.call('orderToken', {}, headers)).result;
    const body = { idempotency_key: key, payment_method, payment_nonce, order_token };
    return shop.call('createOrder', { body }, headers);
  };
  return {
    newKey,
    /** Puts a product into the cart, with an address in Montréal. */
    fill: async (headers: Headers, product: number = fixture.table, qty = 1): Promise<Headers> => {
      await shop.call('addCartItem', { body: { product_id: product, qty } }, headers);
      await shop.call('cartAddress', { body: { ...address, email: 'guest@example.com' } }, headers);
      return headers;
    },
    /** Types a card into the sandbox's fields and has the shop take the payment; answers what to order with. */
    cardNonce: async (headers: Headers, number?: string): Promise<string> => {
      const { token } = (await typeCard(shop, number === undefined ? {} : { number })).json();
      return (await shop.call('braintreeCreditCard', { body: { payment_method_nonce: token } }, headers)).result.nonce;
    },
    /** Asks the pay-later provider for `approve`, `review` or `decline`. */
    authorise: async (headers: Headers, outcome: string) => {
      const body = { authorization_token: `sandbox_${outcome}_1`, idempotency_key: 'key' };
      return (await shop.call('klarnaPayment', { body }, headers)).result;
    },
    order,
    /** Begins a payment with the wallet and places its order, which then waits for the wallet. */
    orderByWallet: async (headers: Headers): Promise<{ token: string; order_id: string }> => {
      const { token } = (await shop.call('walletToken', {}, headers)).result;
      return { token, order_id: (await order(headers, 'alipay', token)).result.order_id };
    },
    /** Says yes or no on the wallet's own page. */
    decide: (token: string, outcome: 'approve' | 'refuse') =>
      shop.app.inject({
        method: 'POST',
        url: '/dev/wallet',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token, outcome }).toString(),
      }),
    poll: async (headers: Headers, order_id: string) =>
      (await shop.call('pollingData', { body: { order_id } }, headers)).result,
  };
};
