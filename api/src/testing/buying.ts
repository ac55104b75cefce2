import type { CallBody, PaymentMethod } from '@shop/contract';
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

/** Returns the sandbox provider's own answer to its card fields. */
export const typeCard = (shop: TestApp, changes: Partial<typeof typedCard> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/dev/cards/tokens',
    payload: { client_token: 'sandbox', ...typedCard, ...changes },
  });

/** The steps of somebody who buys at this shop, and who agrees each time to what the cart comes to by then. */
export const buyingAt = (shop: TestApp) => {
  let counter = 0;
  const newKey = (): string => `bought-key-${(counter += 1)}`;
  /** Returns the total on the button once this way to pay is chosen. */
  const agreed = async (headers: Headers, payment_method: PaymentMethod): Promise<{ grand_total: number }> => {
    const { result: cart } = await shop.call('carts', {}, headers);
    if ((cart.payment_method === 'klarna') === (payment_method === 'klarna')) return { grand_total: cart.grand_total };
    const chosen = await shop.call('cartPayment', { body: { payment_method } }, headers);
    return { grand_total: (chosen.code === 200 ? chosen.result : cart).grand_total };
  };
  /** Has the shop take a payment with what stands for a card. */
  const takeCard = async (headers: Headers, payment_method_nonce: string) =>
    shop.call('braintreeCreditCard', { body: { payment_method_nonce, ...(await agreed(headers, 'card')) } }, headers);
  /** Has the shop take what was authorised at the pay-later provider. */
  const takePayLater = async (headers: Headers, body: Omit<CallBody<'klarnaPayment'>, 'grand_total'>) =>
    shop.call('klarnaPayment', { body: { ...body, ...(await agreed(headers, 'klarna')) } }, headers);
  const beginWallet = async (headers: Headers) =>
    shop.call('walletToken', { query: await agreed(headers, 'alipay') }, headers);
  /** Asks for a token, and orders with it what the cart holds by now. */
  const order = async (headers: Headers, payment_method: PaymentMethod, payment_nonce: string, key = newKey()) => {
    const { order_token } = (await shop.call('orderToken', {}, headers)).result;
    const { grand_total } = (await shop.call('carts', {}, headers)).result;
    const body = { idempotency_key: key, payment_method, payment_nonce, order_token, grand_total };
    return shop.call('createOrder', { body }, headers);
  };
  return {
    newKey,
    agreed,
    takeCard,
    takePayLater,
    beginWallet,
    /** Puts a product into the cart, with an address in Montréal. */
    fill: async (headers: Headers, product: number = fixture.table, qty = 1): Promise<Headers> => {
      await shop.call('addCartItem', { body: { product_id: product, qty } }, headers);
      await shop.call('cartAddress', { body: { ...address, email: 'guest@example.com' } }, headers);
      return headers;
    },
    /** Types a card into the sandbox's fields and has the shop take the payment; answers what to order with. */
    cardNonce: async (headers: Headers, number?: string): Promise<string> => {
      const { token } = (await typeCard(shop, number === undefined ? {} : { number })).json();
      return (await takeCard(headers, token)).result.nonce;
    },
    /** Asks the pay-later provider for `approve`, `review` or `decline`. */
    authorise: async (headers: Headers, outcome: string) =>
      (await takePayLater(headers, { authorization_token: `sandbox_${outcome}_1`, idempotency_key: 'key' })).result,
    order,
    /** Begins a payment with the wallet and places its order, which then waits for the wallet. */
    orderByWallet: async (headers: Headers): Promise<{ token: string; order_id: string }> => {
      const { token } = (await beginWallet(headers)).result;
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
