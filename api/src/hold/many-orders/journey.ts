import { calls, type CallInput, type CallName } from '@shop/contract';
import { placeWith, readyBuyer, type CartLine } from '../buyer.ts';
import { callOver, type Asked } from '../http-call.ts';

/** Milliseconds of each call, by its method and path. */
export type Times = Map<string, number[]>;

/** The server at `url`, whose answers are timed until they are read. */
export const timed = (url: string, times: Times): Asked => ({
  url,
  ask: async (target, init) => {
    const began = performance.now();
    const reply = await fetch(target, init);
    const answer: unknown = await reply.json();
    const { pathname } = new URL(target);
    const title = `${init.method} ${pathname}`;
    const known = times.get(title) ?? [];
    times.set(title, [...known, performance.now() - began]);
    return { status: reply.status, headers: reply.headers, json: async () => answer };
  },
});

const must = async <N extends CallName>(
  server: Asked,
  name: N,
  input: CallInput<N>,
  headers: Readonly<Record<string, string>>,
) => {
  const { code, message, result } = await callOver(server, name, input, headers);
  if (code !== 200) throw new Error(`${calls[name].path}: ${code} ${message}`);
  return result;
};

/** A guest buys, and looks at the order. @throws Error when a call is refused */
export const buyAsGuest = async (server: Asked, lines: readonly CartLine[]): Promise<void> => {
  const buyer = await readyBuyer(server, lines, { coupon: 'HELLO10' });
  await must(server, 'cartDelivery', { query: { postcode: 'H2X 1Y4' } }, buyer.headers);
  await must(server, 'cartPaymentMethods', {}, buyer.headers);
  const { code, message, result } = await placeWith(server, buyer);
  if (code !== 200) throw new Error(`An order was refused: ${code} ${message}`);
  const order_id = result.order_id;
  await must(server, 'orderByKey', { query: { idempotency_key: buyer.key } }, buyer.headers);
  await must(server, 'orderInformation', { query: { order_id } }, buyer.headers);
};

/** A customer signs in, looks at all pages of the account, buys and cancels. @throws Error when a call is refused */
export const visitAccount = async (
  server: Asked,
  lines: readonly CartLine[],
  person: { email: string; password: string },
): Promise<void> => {
  const { token } = await must(server, 'login', { body: person }, {});
  if (token === null) throw new Error(`${person.email} could not sign in`);
  const headers = { authorization: token };
  await must(server, 'accountInit', {}, headers);
  await must(server, 'accountInformation', {}, headers);
  const product_id = lines[0]?.product ?? 0;
  await must(server, 'productViewed', { body: { product_id } }, headers);
  await must(server, 'addWishlistItem', { body: { product_id } }, headers);
  const { list } = await must(server, 'orderList', { query: {} }, headers);
  const order_id = list[0]?.order_id ?? '';
  await must(server, 'orderDetail', { query: { order_id } }, headers);
  await must(server, 'orderShipments', { query: { order_id } }, headers);
  await must(server, 'orderTrack', { query: { order_id } }, headers);
  await must(server, 'boughtProducts', { query: {} }, headers);
  await must(server, 'reviewPending', { query: {} }, headers);
  await must(server, 'reviewList', { query: {} }, headers);
  await must(server, 'userAddresses', {}, headers);
  await must(server, 'wishlistItems', {}, headers);
  await must(server, 'recentlyViewed', {}, headers);
  await must(server, 'pointsInfo', { body: {} }, headers);
  await must(server, 'pointsLists', { body: {} }, headers);
  await must(server, 'couponList', { body: {} }, headers);
  await must(server, 'cashbackInfo', {}, headers);
  await must(server, 'cashbackOrders', { query: {} }, headers);
  await must(server, 'ownData', {}, headers);
  await must(server, 'pastOrders', { query: {} }, headers);
  const buyer = await readyBuyer(server, lines, { token });
  const { code, message, result } = await placeWith(server, buyer);
  if (code !== 200) throw new Error(`An order was refused: ${code} ${message}`);
  await must(server, 'cancelOrder', { body: { order_id: result.order_id, reason: 'changed_mind' } }, headers);
};
