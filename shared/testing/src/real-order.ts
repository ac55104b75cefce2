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
  await call('cartAddress', { body: { ...address, email } }, visitor);
  const payment_method_nonce = await cardToken();
  const { nonce } = await call('braintreeCreditCard', { body: { payment_method_nonce } }, visitor);
  const { order_token } = await call('orderToken', {}, visitor);
  const idempotency_key = crypto.randomUUID();
  const body = { idempotency_key, payment_method: 'card', payment_nonce: nonce, order_token } as const;
  return (await call('createOrder', { body }, visitor)).order_id;
};
