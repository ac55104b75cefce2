import { FetchError } from '@medusajs/js-sdk';
import type { CallResult, OrderItem } from '@shop/contract';
import { demandAdmin, type Asking, type Backend, type Handlers } from '../call.ts';
import type { MedusaOrder } from '../medusa.ts';
import { refusals } from '../refusal.ts';
import { answered, type Cartwise } from './answers.ts';
import { demandOrderId, findOrder, orderWithId } from './find-order.ts';
import { numberOf } from './order-number.ts';
import { canCancel, itemsOf, orderOf, stateOf } from './orders.ts';
import { shipmentsOf, trackedOf } from './parcels.ts';
import { askForReturn, picturesIn, returnsOf } from './returns.ts';

const plain = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();

/** An order by its number and what only its buyer knows of it. @throws Refusal 404 */
const orderOfStranger = async (
  backend: Backend,
  { query: { order_id, email, postcode }, language }: Pick<Asking<'orderTrack'>, 'query' | 'language'>,
): Promise<MedusaOrder> => {
  if (!backend.admin || (email === undefined && postcode === undefined)) throw refusals.noOrder();
  const query = { q: order_id, fields: 'id,email,display_id,*shipping_address', limit: 50 };
  const { orders } = await backend.admin.fetch<{ orders: MedusaOrder[] }>('/admin/orders', { query });
  const found = orders.find((order) => {
    if (numberOf(order) !== order_id) return false;
    const isEmail = email !== undefined && plain(order.email ?? '') === plain(email);
    return isEmail || (postcode !== undefined && plain(order.shipping_address?.postal_code ?? '') === plain(postcode));
  });
  if (!found) throw refusals.noOrder();
  return orderWithId(backend, { person: null, language }, found.id);
};

const trackOf = async (
  order: MedusaOrder,
  { language }: Pick<Cartwise, 'language'>,
  backend: Backend,
): Promise<CallResult<'orderTrack'>> => {
  const items = await itemsOf(order, language, backend);
  const shipments = shipmentsOf(order, items, language, backend);
  const waiting = (order.items ?? []).reduce(
    (sum, { quantity, detail }) => sum + quantity - detail.shipped_quantity,
    0,
  );
  return {
    order_id: numberOf(order),
    status: stateOf(order),
    estimated_delivery: null,
    waiting_qty: order.status === 'canceled' ? 0 : waiting,
    shipments: shipments.map((one) => trackedOf(one, language)),
  };
};

const idsOf = ({ product_id, sub_product_id: child_id }: OrderItem) => ({
  product_id,
  ...(child_id !== null && { child_id }),
});

/** Whether Medusa takes a line into a cart; it refuses what is sold out. */
const takes = (line: Promise<unknown>): Promise<boolean> =>
  line.then(
    () => true,
    (error: unknown) => {
      if (error instanceof FetchError && error.status === 400) return false;
      throw error;
    },
  );

const reorder = async (backend: Backend, asking: Cartwise, number: string): Promise<CallResult<'reorder'>> => {
  const order = await findOrder(backend, asking, number);
  const { products } = await backend.snapshot(asking.language);
  const items = await itemsOf(order, asking.language, backend);
  const added: CallResult<'reorder'>['added'] = [];
  const skipped: string[] = [];
  const sold = new Set(products.flatMap(({ variants }) => (variants ?? []).map(({ id }) => id)));
  // Refused before a cart is made for nothing.
  if (!order.items?.some(({ variant_id }) => sold.has(variant_id ?? ''))) throw refusals.nothingSold();
  const cart = await answered(backend, asking, async (id, headers) => {
    for (const [place, { variant_id, quantity }] of (order.items ?? []).entries()) {
      const item = items[place];
      if (!item) continue;
      const line = { variant_id: variant_id ?? '', quantity };
      const came =
        sold.has(line.variant_id) && (await takes(backend.store.store.cart.createLineItem(id, line, {}, headers)));
      if (!came) skipped.push(item.name);
      else added.push({ ...idsOf(item), qty: quantity });
    }
  });
  if (added.length === 0) throw refusals.nothingSold();
  return { cart, skipped, reduced: [], added };
};

/** What follows an order. */
export const afterOrderHandlers: Handlers = {
  orderItems: async (backend, { query, ...asking }) => ({
    list: await itemsOf(await findOrder(backend, asking, query.order_id), asking.language, backend),
  }),
  orderShipments: async (backend, { query, ...asking }) => {
    const order = await findOrder(backend, asking, query.order_id);
    const items = await itemsOf(order, asking.language, backend);
    return { list: shipmentsOf(order, items, asking.language, backend) };
  },
  orderTrack: async (backend, asking) => {
    const { order_id, email, postcode } = asking.query;
    const isStranger = email !== undefined || postcode !== undefined;
    const order = isStranger ? await orderOfStranger(backend, asking) : await findOrder(backend, asking, order_id);
    return trackOf(order, asking, backend);
  },
  reorder: (backend, { body, ...asking }) => reorder(backend, asking, body.order_id),
};

/** What Medusa leaves to who runs the shop. */
export const orderAdminHandlers: Handlers = {
  cancelOrder: async (backend, { body, ...asking }) => {
    const order = await findOrder(backend, asking, body.order_id);
    if (!canCancel(order, backend)) throw refusals.tooLateToCancel();
    await demandAdmin(backend).fetch(`/admin/orders/${order.id}/cancel`, { method: 'POST' });
    return orderOf(await findOrder(backend, asking, body.order_id), asking.language, backend);
  },
  returnOrder: async (backend, { body: { order_id, ...wanted }, ...asking }) =>
    askForReturn(backend, asking, await findOrder(backend, asking, order_id), wanted),
  returnPhoto: async (backend, { query: { order_id, return_id, photo }, ...asking }) => {
    const id = await demandOrderId(backend, asking, order_id);
    const found = (await returnsOf(backend, id)).find(({ display_id }) => String(display_id) === return_id);
    const url = found && picturesIn(found)[photo - 1];
    const picture = url === undefined ? null : await backend.pictureAt(url);
    if (!picture) throw refusals.notFound();
    return { media_type: picture.type, content: picture.body.toString('base64') };
  },
};
