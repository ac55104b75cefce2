import type { RealApi } from './real-api.ts';
import type { Visitor } from './customer-arrives.ts';

/** Where what is ordered goes. */
const address = {
  firstname: 'Ada',
  lastname: 'Roy',
  street: '12 King St W',
  city: 'Montréal',
  postcode: 'H2X 1Y4',
  region_id: 76,
  telephone: '5145550123',
};

/** Orders what is in the visitor's cart, past the page, and pays it with a Visa card ending in 1111; answers the order's number. */
export const orderCart = async (
  { call, cardToken }: RealApi,
  visitor: Visitor,
  email = 'guest@example.ca',
): Promise<string> => {
  const { grand_total } = await call('cartAddress', { body: { ...address, email } }, visitor);
  const payment_method_nonce = await cardToken();
  const { nonce } = await call('braintreeCreditCard', { body: { payment_method_nonce, grand_total } }, visitor);
  const { order_token } = await call('orderToken', {}, visitor);
  const idempotency_key = crypto.randomUUID();
  const paid = { payment_method: 'card', payment_nonce: nonce, grand_total } as const;
  return (await call('createOrder', { body: { idempotency_key, order_token, ...paid } }, visitor)).order_id;
};
