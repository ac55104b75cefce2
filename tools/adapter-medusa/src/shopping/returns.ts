import type { CallBody, CallResult, OrderItem } from '@shop/contract';
import { paths } from '@shop/contract';
import { demandAdmin, type Asking, type Backend } from '../call.ts';
import { headersFor, type MedusaAdmin, type MedusaOrder } from '../medusa.ts';
import { refusals } from '../refusal.ts';
import { fulfilmentsOf } from './parcels.ts';
import { numberOf } from './order-number.ts';

type OrderReturn = CallResult<'orderDetail'>['returns'][number];
type Returnable = CallResult<'orderDetail'>['returnable'];
type Reason = CallBody<'returnOrder'>['reason'];

/** A return as Medusa's admin API gives it. */
export interface MedusaReturn {
  id: string;
  display_id: number;
  status: 'open' | 'requested' | 'received' | 'partially_received' | 'canceled';
  created_at: string;
  items: { item_id: string; quantity: number; note?: string | null; reason?: { value: string } | null }[];
}

const day = 24 * 3_600_000;

const states: Readonly<Record<MedusaReturn['status'], OrderReturn['status']>> = {
  open: 'requested',
  requested: 'requested',
  partially_received: 'requested',
  received: 'received',
  canceled: 'rejected',
};

const returnFields = 'id,display_id,status,created_at,*items,*items.reason';

/** The latest first; none without a secret key. */
export const returnsOf = async ({ admin }: Pick<Backend, 'admin'>, order_id: string): Promise<MedusaReturn[]> => {
  if (!admin) return [];
  const query = { order_id, fields: returnFields, order: '-created_at' };
  return (await admin.fetch<{ returns: MedusaReturn[] }>('/admin/returns', { query })).returns;
};

/** Addresses of a return's pictures: lines of its first item's note, where Medusa's own console shows them. */
export const picturesIn = ({ items }: MedusaReturn): string[] =>
  (items[0]?.note ?? '').split('\n').filter((line) => /^https?:\/\/\S+$/.test(line));

const reasonOf = (value: string | undefined): Reason => {
  const known: readonly Reason[] = ['damaged', 'wrong_item', 'missing_parts', 'not_as_described', 'changed_mind'];
  return known.find((one) => one === value) ?? 'other';
};

export const returnOf = (
  one: MedusaReturn,
  order: MedusaOrder,
  items: readonly OrderItem[],
  { memory }: Backend,
): OrderReturn => ({
  return_id: String(one.display_id),
  status: states[one.status],
  created_at: new Date(one.created_at).toISOString(),
  items: one.items.map(({ item_id: id, quantity }) => {
    const item_id = memory.numberOf('item', id);
    return { item_id, name: items.find((item) => item.item_id === item_id)?.name ?? '', qty: quantity };
  }),
  reason: reasonOf(one.items[0]?.reason?.value),
  photos: picturesIn(one).length,
  // Medusa's refunds name no return: what went back is told of the order's payment.
  refund_amount: null,
  rejection_reason: null,
  label_url: paths.returnLabel({ order_id: numberOf(order), return_id: String(one.display_id) }),
});

/** Units that were delivered, are not on their way back and may still be sent back. */
export const returnableOf = (order: MedusaOrder, { admin, memory, returnDays }: Backend, now: number): Returnable => {
  if (!admin || order.status === 'canceled') return [];
  return (order.items ?? []).flatMap(({ id, detail }) => {
    const delivered = fulfilmentsOf(order)
      .filter(({ delivered_at, items }) => delivered_at && items?.some(({ line_item_id }) => line_item_id === id))
      .map(({ delivered_at }) => new Date(delivered_at ?? 0).getTime());
    const until = Math.max(0, ...delivered) + returnDays * day;
    const back = detail.return_requested_quantity + detail.return_received_quantity + detail.return_dismissed_quantity;
    const qty = detail.delivered_quantity - back;
    if (qty <= 0 || until < now) return [];
    return [{ item_id: memory.numberOf('item', id), qty, until: new Date(until).toISOString() }];
  });
};

/** Uploads pictures to Medusa's files; answers their addresses. */
const upload = async (admin: MedusaAdmin, pictures: readonly Blob[]): Promise<string[]> => {
  if (pictures.length === 0) return [];
  const body = new FormData();
  for (const [place, picture] of pictures.entries())
    body.append('files', picture, picture instanceof File ? picture.name : `picture-${place + 1}`);
  // Without a type of its own, so that the form's boundary stands in it.
  const headers = { 'content-type': null };
  const { files } = await admin.fetch<{ files: { url: string }[] }>('/admin/uploads', {
    method: 'POST',
    body,
    headers,
  });
  return files.map(({ url }) => url);
};

const reasonIds = async ({ store }: Backend): Promise<Map<string, string>> => {
  const { return_reasons } = await store.client.fetch<{ return_reasons: { id: string; value: string }[] }>(
    '/store/return-reasons',
  );
  return new Map(return_reasons.map(({ id, value }) => [value, id]));
};

interface Way {
  id: string;
  rules?: { attribute: string; value: unknown }[];
}

/** The way back that Medusa offers. @throws Refusal 409 where it offers none */
const wayBack = async (admin: MedusaAdmin): Promise<string> => {
  // Medusa fails where it is asked for those of returns alone.
  const query = { limit: 100, fields: 'id,*rules' };
  const { shipping_options } = await admin.fetch<{ shipping_options: Way[] }>('/admin/shipping-options', { query });
  const back = shipping_options.find(({ rules }) =>
    rules?.some(({ attribute, value }) => attribute === 'is_return' && String(value) === 'true'),
  );
  if (!back) throw refusals.noReturn();
  return back.id;
};

/** @throws Refusal 400, 409 */
export const askForReturn = async (
  backend: Backend,
  { language, person }: Pick<Asking<'returnOrder'>, 'language' | 'person'>,
  order: MedusaOrder,
  { item_ids, qtys, reason, message, media = [] }: Omit<CallBody<'returnOrder'>, 'order_id'>,
): Promise<CallResult<'returnOrder'>> => {
  const admin = demandAdmin(backend);
  if (item_ids.length !== qtys.length) throw refusals.field('qtys');
  const open = returnableOf(order, backend, Date.now());
  const reason_id = (await reasonIds(backend)).get(reason) ?? null;
  const items = item_ids.map((item_id, place) => {
    const quantity = qtys[place] ?? 0;
    const id = backend.memory.idOf('item', item_id);
    if (id === null || !open.some((one) => one.item_id === item_id && one.qty >= quantity)) throw refusals.noReturn();
    return { id, quantity, reason_id };
  });
  const option_id = await wayBack(admin);
  const note = [message, ...(await upload(admin, media))].filter(Boolean).join('\n');
  const { return: made } = await backend.store.client.fetch<{ return: MedusaReturn }>('/store/returns', {
    method: 'POST',
    headers: headersFor(language, person?.jwt),
    body: {
      order_id: order.id,
      items: items.map((item, place) => (place === 0 && note !== '' ? { ...item, note } : item)),
      return_shipping: { option_id },
    },
  });
  const order_id = numberOf(order);
  const return_id = String(made.display_id);
  return { order_id, return_id, label_url: paths.returnLabel({ order_id, return_id }) };
};
