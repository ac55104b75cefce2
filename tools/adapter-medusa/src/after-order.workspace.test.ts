import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CallBody } from '@shop/contract';
import { recordedShop, type RecordedShop } from './recorded/shop.ts';
import { buy, fundy, pay, toronto } from './recorded/buying.ts';

let shop: RecordedShop;
const account = { email: 'orders@example.ca', password: 'Boreal2026' };
let customer: Record<string, string>;
beforeAll(async () => {
  shop = await recordedShop('after-order');
  const { result } = await shop.call('register', { body: account });
  customer = { authorization: result.token ?? '' };
});
afterAll(() => shop.close());

const french = { 'accept-language': 'fr' };

interface Fulfilled {
  order: { id: string; items: { id: string; quantity: number }[]; fulfillments: { id: string }[] };
}

/** What the shop's people do in Medusa: pack, send with a number, and say that it has arrived. */
const deliver = async (number: string): Promise<void> => {
  const { orders } = await shop.admin<{ orders: { id: string; display_id: number }[] }>('/admin/orders?limit=50');
  const at = `/admin/orders/${orders.find(({ display_id }) => String(display_id) === number)?.id}`;
  const fields = '?fields=*items,*fulfillments';
  const { order } = await shop.admin<Fulfilled>(at + fields);
  const items = order.items.map(({ id, quantity }) => ({ id, quantity }));
  await shop.admin(`${at}/fulfillments`, { items });
  const { order: packed } = await shop.admin<Fulfilled>(at + fields);
  const parcel = `${at}/fulfillments/${packed.fulfillments[0]?.id}`;
  const labels = [
    { tracking_number: 'CP 123', tracking_url: 'https://post.example/123', label_url: 'https://post.example/l' },
  ];
  await shop.admin(`${parcel}/shipments`, { items, labels });
  await shop.admin(`${parcel}/mark-as-delivered`, {});
};

test('on a single page a coupon is tried and taken, and the order is placed once for its key', async () => {
  await shop.call('addCartItem', { body: await fundy(shop) }, customer);
  const { result: draft } = await shop.call('orderGeneration', { body: {} }, customer);
  const { draft_id } = draft;
  const coupon_code = 'WELCOME10';
  const { result: tried } = await shop.call('confirmCoupon', { body: { draft_id, coupon_code } }, customer);
  expect(tried).toEqual({ coupon_code, discount_amount: 3180 });
  const discounts = async () =>
    (await shop.call('orderDiscountData', { query: { draft_id } }, { ...customer, ...french })).result;
  expect(await discounts()).toEqual({ discount_amount: 0, discounts: [] });
  await shop.call('applyDraftCoupon', { body: { draft_id, coupon_code } }, customer);
  expect(await discounts()).toEqual({ discount_amount: 3180, discounts: [{ label: 'Rabais', amount: 3180 }] });
  await shop.call('applyDraftCoupon', { body: { draft_id, coupon_code: null } }, customer);
  expect((await shop.call('orderDiscountData', { query: { draft_id: 'another' } }, customer)).code).toBe(404);
  const { result } = await shop.call('orderAddress', { body: { ...toronto, draft_id } }, customer);
  const { grand_total } = result.cart;
  const payment_nonce = await pay(shop, customer, grand_total);
  const body = {
    draft_id,
    idempotency_key: 'key-of-draft',
    payment_method: 'card',
    payment_nonce,
    grand_total,
  } as const;
  const placed = await shop.call('placeOrder', { body }, customer);
  expect(placed.result).toMatchObject({ status: 'paid', grand_total, customer_email: account.email });
  expect((await shop.call('placeOrder', { body }, customer)).result.order_id).toBe(placed.result.order_id);
  expect((await shop.call('orderGeneration', { body: {} }, customer)).code).toBe(409);
});

test('an order is cancelled as long as nothing is packed, and by its own customer alone', async () => {
  const { order_id } = await buy(shop, customer, 'key-of-cancelled');
  const own = await shop.call('orderDetail', { query: { order_id } }, customer);
  expect(own.result.can_cancel).toBe(true);
  expect((await shop.call('cancelOrder', { body: { order_id } }, await shop.guest('a-stranger'))).code).toBe(404);
  const { result } = await shop.call('cancelOrder', { body: { order_id, reason: 'changed_mind' } }, customer);
  expect([result.status, result.can_cancel, result.returnable]).toEqual(['cancelled', false, []]);
  expect((await shop.call('cancelOrder', { body: { order_id } }, customer)).code).toBe(409);
});

test('an order is followed to its delivery, sent back in part with a picture, and ordered again', async () => {
  const { order_id } = await buy(shop, customer, 'key-of-delivered');
  const query = { order_id };
  const before = await shop.call('orderTrack', { query }, customer);
  expect(before.result).toMatchObject({ status: 'paid', waiting_qty: 2, shipments: [] });
  await deliver(order_id);
  const { result: track } = await shop.call('orderTrack', { query: { order_id, postcode: 'm5v3l9' } }, french);
  expect(track).toMatchObject({ status: 'delivered', waiting_qty: 0 });
  expect(track.shipments[0]).toMatchObject({
    tracking_number: 'CP 123',
    items: [{ name: 'Tabouret de bar Fundy', qty: 2 }],
  });
  expect(track.shipments[0]?.events.map(({ event }) => event)).toEqual(['delivered', 'picked_up']);
  for (const stranger of [{}, { email: 'eve@example.ca' }, { postcode: 'H0H 0H0' }])
    expect(
      (await shop.call('orderTrack', { query: { order_id, ...stranger } }, await shop.guest('eve-device'))).code,
    ).toBe(404);
  const { result: parcels } = await shop.call('orderShipments', { query }, customer);
  expect(parcels.list.map(({ delivered_at }) => delivered_at !== null)).toEqual([true]);

  const { result: items } = await shop.call('orderItems', { query }, customer);
  const [item] = items.list;
  expect(item?.options).toEqual([{ label: 'Color', value: 'Green' }]);
  const { result: order } = await shop.call('orderDetail', { query }, customer);
  expect(order.returnable).toEqual([expect.objectContaining({ item_id: item?.item_id, qty: 2 })]);
  const file = path.resolve(import.meta.dirname, '../../../world/assets/pictures/armchair-a-front-green-640.webp');
  const media = [
    new File([new Uint8Array(readFileSync(file))], 'armchair-a-front-green-640.webp', { type: 'image/webp' }),
  ];
  const back: CallBody<'returnOrder'> = {
    order_id,
    item_ids: [item?.item_id ?? 0],
    qtys: [1],
    reason: 'damaged',
    media,
  };
  expect((await shop.call('returnOrder', { body: { ...back, qtys: [3] } }, customer)).code).toBe(409);
  const { result: asked } = await shop.call('returnOrder', { body: { ...back, message: 'A leg is off.' } }, customer);
  const { result: after } = await shop.call('orderDetail', { query }, customer);
  expect(after.returnable.map(({ qty }) => qty)).toEqual([1]);
  expect(after.returns).toEqual([
    expect.objectContaining({
      return_id: asked.return_id,
      label_url: asked.label_url,
      status: 'requested',
      reason: 'damaged',
      photos: 1,
      items: [{ item_id: item?.item_id, name: 'Fundy bar stool', qty: 1 }],
    }),
  ]);
  const photo = { order_id, return_id: asked.return_id, photo: 1 };
  const { result: shown } = await shop.call('returnPhoto', { query: photo }, customer);
  expect(shown).toEqual({ media_type: 'image/webp', content: readFileSync(file).toString('base64') });
  expect((await shop.call('returnPhoto', { query: photo }, await shop.guest('eve-device'))).code).toBe(404);

  const { result: again } = await shop.call('reorder', { body: { order_id } }, customer);
  expect([again.cart.items_qty, again.skipped]).toEqual([2, []]);
});

test('what is saved for later leaves the cart and comes back', async () => {
  const guest = await shop.guest('device-of-later');
  const { result: cart } = await shop.call('addCartItem', { body: await fundy(shop) }, guest);
  const { result: saved } = await shop.call('editLaterCart', { body: { item_id: cart.list[0]?.item_id ?? 0 } }, guest);
  expect([saved.cart.items_qty, saved.count, saved.later.list[0]?.name]).toEqual([0, 1, 'Fundy bar stool']);
  const later_item_id = saved.later.list[0]?.item_id ?? 0;
  expect((await shop.call('editLaterCart', { body: { later_item_id } }, customer)).code).toBe(404);
  const { result: back } = await shop.call('editLaterCart', { body: { later_item_id } }, guest);
  expect([back.cart.items_qty, back.count]).toEqual([2, 0]);
  expect((await shop.call('laterCart', {}, guest)).result.list).toEqual([]);
});

test('every answer above was Medusa’s own', () => {
  expect(shop.medusa.unknown).toEqual([]);
});
