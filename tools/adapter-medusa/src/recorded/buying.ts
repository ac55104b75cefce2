import type { CallBody, CallResult } from '@shop/contract';
import type { RecordedShop } from './shop.ts';

/** Where things are delivered. */
export const toronto: CallBody<'cartAddress'> = {
  firstname: 'Ada',
  lastname: 'Roy',
  street: '1 King Street West',
  city: 'Toronto',
  postcode: 'M5V 3L9',
  region_id: 9,
  telephone: '+14165550123',
};
const card = { client_token: 'sandbox', number: '4111 1111 1111 1111', expiration_month: '04', cvv: '123' };

/** A payment that an order can be placed with. */
export const pay = async (
  shop: RecordedShop,
  headers: Record<string, string>,
  grand_total: number,
): Promise<string> => {
  const payload = { ...card, expiration_year: '2039' };
  const typed = await shop.app.inject({ method: 'POST', url: '/dev/cards/tokens', payload });
  const body = { payment_method_nonce: typed.json().token, grand_total };
  return (await shop.call('braintreeCreditCard', { body }, headers)).result.nonce;
};

/** A product of the trial store of which there is enough. */
export const fundy = async (shop: RecordedShop): Promise<{ product_id: number; child_id: number; qty: number }> => {
  const { result } = await shop.call('searchProducts', { body: { keyword: 'fundy' } });
  const [card] = result.products;
  return { product_id: card?.entity_id ?? 0, child_id: card?.swatches[0]?.piid ?? 0, qty: 2 };
};

/** Buys two stools on the screen with which one pays on a single page. */
export const buy = async (
  shop: RecordedShop,
  customer: Record<string, string>,
  idempotency_key = 'key-of-purchase',
): Promise<CallResult<'placeOrder'>> => {
  await shop.call('addCartItem', { body: await fundy(shop) }, customer);
  const { result: draft } = await shop.call('orderGeneration', { body: {} }, customer);
  const { draft_id } = draft;
  const { result } = await shop.call('orderAddress', { body: { ...toronto, draft_id } }, customer);
  const { grand_total } = result.cart;
  const payment_nonce = await pay(shop, customer, grand_total);
  const body = { draft_id, idempotency_key, payment_method: 'card', payment_nonce, grand_total } as const;
  return (await shop.call('placeOrder', { body }, customer)).result;
};
