import { demandPerson, type Backend } from '../call.ts';
import { headersFor, type MedusaOrder } from '../medusa.ts';
import { refusals } from '../refusal.ts';
import type { Cartwise } from './answers.ts';
import { numberOf } from './order-number.ts';

export const orderFields =
  '+payment_status,+fulfillment_status,*items,*items.tax_lines,*items.detail,*shipping_methods,*shipping_methods.tax_lines,*fulfillments';

/** What is in a parcel and its number are told by Medusa's admin API alone. */
const withParcels = async ({ admin }: Backend, order: MedusaOrder): Promise<MedusaOrder> => {
  if (!admin || !order.fulfillments?.length) return order;
  const fields = 'id,*fulfillments,*fulfillments.labels,*fulfillments.items';
  const known = await admin.fetch<{ order: MedusaOrder }>(`/admin/orders/${order.id}`, { query: { fields } });
  return { ...order, fulfillments: known.order.fulfillments };
};

export const orderWithId = async (
  backend: Backend,
  { person, language }: Cartwise,
  id: string,
): Promise<MedusaOrder> => {
  const headers = headersFor(language, person?.jwt);
  return withParcels(backend, (await backend.store.store.order.retrieve(id, { fields: orderFields }, headers)).order);
};

/** Medusa's id of an order of this person's. @throws Refusal 401, 404 */
export const demandOrderId = async (
  { store, memory }: Backend,
  { person, language }: Cartwise,
  number: string,
): Promise<string> => {
  const who = demandPerson({ person });
  const known = memory.orderOf(who.id, { number });
  if (known !== null) return known;
  if (who.jwt === null) throw refusals.noOrder();
  const headers = headersFor(language, who.jwt);
  for (let offset = 0; ; offset += 100) {
    const { orders } = await store.store.order.list({ limit: 100, offset, order: '-created_at' }, headers);
    const own = orders.find((order) => numberOf(order) === number);
    if (own) return own.id;
    if (orders.length < 100) throw refusals.noOrder();
  }
};

/** @throws Refusal 401, 404 */
export const findOrder = async (backend: Backend, asking: Cartwise, number: string): Promise<MedusaOrder> =>
  orderWithId(backend, asking, await demandOrderId(backend, asking, number));
