import type { CallName, CallResult, Language } from '@shop/contract';
import type { HttpTypes } from '@medusajs/types';
import { demandAdmin, demandCustomer, type Asking, type Backend, type Handlers } from '../call.ts';
import { escaped } from '../catalogue/product.ts';
import { headersFor } from '../medusa.ts';
import { refusals } from '../refusal.ts';
import { numberOf } from '../shopping/order-number.ts';
import { stateOf } from '../shopping/orders.ts';
import { ownWords } from '../words.ts';
import { ownCustomer } from './customer.ts';
import { medusaToken } from './sign-in.ts';

type Who = Pick<Asking<CallName>, 'person' | 'language' | 'token'>;

/** How long after a sign-in no password is asked for, in ms. */
const recently = 10 * 60_000;
const over: ReadonlySet<string> = new Set(['delivered', 'cancelled', 'returned', 'partly_refunded']);

const isRecent = ({ memory }: Backend, { token }: Who): boolean =>
  token !== null && memory.sessions.begunAt(token) > Date.now() - recently;

/** @throws Refusal 400 */
const demandPresence = async (backend: Backend, asking: Who, password: string | undefined): Promise<void> => {
  if (password === undefined) {
    if (isRecent(backend, asking)) return;
    throw refusals.field('password');
  }
  const { email } = await ownCustomer(backend, asking);
  await medusaToken(backend, { email, password });
};

const ordersOf = async (backend: Backend, asking: Who): Promise<HttpTypes.StoreOrder[]> => {
  const { jwt } = demandCustomer(asking);
  const fields = '+payment_status,+fulfillment_status,*items,*shipping_address';
  const orders: HttpTypes.StoreOrder[] = [];
  for (;;) {
    const asked = { limit: 100, offset: orders.length, order: '-created_at', fields };
    const page = await backend.store.store.order.list(asked, headersFor(asking.language, jwt));
    orders.push(...page.orders);
    if (page.orders.length < 100) return orders;
  }
};

const openOf = (orders: readonly HttpTypes.StoreOrder[]): CallResult<'ownData'>['open'] =>
  orders.filter((order) => !over.has(stateOf(order))).map((order) => ({ kind: 'order', reference: numberOf(order) }));

/** Everything that Medusa and this server hold of a customer. */
const dataOf = async (backend: Backend, asking: Who): Promise<Record<string, unknown>> => {
  const { id } = demandCustomer(asking);
  const [customer, orders] = [await ownCustomer(backend, asking), await ordersOf(backend, asking)];
  const titles = new Map(
    (await backend.snapshot(asking.language)).products.map((product) => [product.id, product.title]),
  );
  const named = (list: 'wishlist' | 'viewed') =>
    backend.memory.lists.entries(list, id).map(({ product }) => titles.get(product) ?? product);
  const { addresses, ...profile } = customer;
  const sessions = backend.memory.sessions.of(id).map(({ agent, made_at }) => ({
    browser: agent,
    started_at: new Date(made_at).toISOString(),
  }));
  return { profile, addresses, orders, wishlist: named('wishlist'), viewed: named('viewed'), sessions };
};

const pageOf = (data: Record<string, unknown>, language: Language): string => {
  const words = ownWords[language];
  const parts = Object.entries(data).map(
    ([name, value]) =>
      `<h2>${words.parts[name as 'profile'] ?? name}</h2><pre>${escaped(JSON.stringify(value, null, 2))}</pre>`,
  );
  return `<!doctype html><html lang="${language}-CA"><meta charset="utf-8"><title>${words.title}</title><h1>${words.title}</h1>${parts.join('')}</html>`;
};

/** What is known of a customer, to take along. */
export const ownDataHandlers: Handlers = {
  ownData: async (backend, asking) => {
    demandCustomer(asking);
    return {
      topics: ownWords[asking.language].topics.map(({ title, list }) => ({ title, list: [...list] })),
      email_confirmed: true,
      is_recent: isRecent(backend, asking),
      open: openOf(await ordersOf(backend, asking)),
      lost: { points: 0, credit: 0, plus_until: null },
    };
  },
  exportOwnData: async (backend, { body: { password }, ...asking }) => {
    demandCustomer(asking);
    await demandPresence(backend, asking, password);
    const data = await dataOf(backend, asking);
    return {
      made_at: new Date().toISOString(),
      html: pageOf(data, asking.language),
      json: JSON.stringify(data, null, 2),
    };
  },
};

/** The end of an account, which Medusa leaves to who runs the shop. */
export const deletionHandlers: Handlers = {
  deleteAccount: async (backend, { body: { password }, ...asking }) => {
    const { id } = demandCustomer(asking);
    await demandPresence(backend, asking, password);
    if (openOf(await ordersOf(backend, asking)).length > 0) throw refusals.openOrders();
    const customer = await ownCustomer(backend, asking);
    await demandAdmin(backend).fetch(`/admin/customers/${customer.id}`, { method: 'DELETE' });
    backend.memory.forgetPerson(id);
    return null;
  },
};
