import { randomUUID } from 'node:crypto';
import type { CallInput, CallName } from '@shop/contract';
import type { KnownValues } from './known-values.ts';
import { wireRequest, type Send } from './wire-request.ts';

/** A customer who exists, with a confirmed address. */
export interface Person {
  readonly email: string;
  readonly password: string;
}
export type Headers = Record<string, string>;

/** Stands in what the first customer writes, and nowhere else. */
export const marker = 'Zwxprivate';

/** The `result` of an answer; null for anything that is no envelope. */
export const resultOf = (body: string): unknown => {
  try {
    return Reflect.get(Object(JSON.parse(body)), 'result');
  } catch {
    return null;
  }
};

const ask = async <N extends CallName>(
  send: Send,
  name: N,
  input: CallInput<N>,
  headers: Headers,
): Promise<Readonly<Record<string, unknown>>> => {
  const { body } = await send(await wireRequest(name, input, headers));
  return { ...Object(resultOf(body)) };
};

/** Headers of a new session of a customer, or of a new guest. */
export const signIn = async (send: Send, person: Person | null): Promise<Headers> => {
  const { token } = person
    ? await ask(send, 'login', { body: { email: person.email, password: person.password } }, {})
    : await ask(send, 'guestLogin', { query: { device_id: randomUUID() } }, {});
  if (typeof token !== 'string') throw new Error(`No token for ${person?.email ?? 'a guest'}`);
  return { authorization: token };
};

const addressOf = (word: string) => ({
  firstname: word,
  lastname: word,
  street: `12 ${word} St`,
  city: 'Montréal',
  postcode: 'H2X 1Y4',
  region_id: 76,
  telephone: '5145550123',
});

/** Fills a customer's cart, up to a draft of its order and a payment that is authorised. */
export const fillCart = async (send: Send, headers: Headers, word: string, known: KnownValues) => {
  known.learn(await ask(send, 'addCartItem', { body: { product_id: 2, qty: 1 } }, headers));
  await ask(send, 'cartAddress', { body: addressOf(word) }, headers);
  known.learn(await ask(send, 'orderGeneration', { body: {} }, headers));
  const priced = await ask(send, 'cartPayment', { body: { payment_method: 'klarna' } }, headers);
  const grand_total = Number(priced['grand_total']);
  const body = { authorization_token: 'sandbox_approve_1', idempotency_key: randomUUID(), grand_total };
  const payment = await ask(send, 'klarnaPayment', { body }, headers);
  known.learn(payment);
  return { payment_nonce: String(payment['payment_id']), grand_total };
};

/** Gives a customer one of each thing that has an id: `word` stands in all texts that are theirs alone. */
export const giveThings = async (send: Send, headers: Headers, word: string, known: KnownValues): Promise<void> => {
  await ask(send, 'addAddress', { body: addressOf(word) }, headers);
  const form = { name: word, email: 'fuzz@example.com', message: word };
  await ask(send, 'addDropshipProgram', { body: { ...form, sales_channel: 'own-shop' } }, headers);
  await ask(send, 'addBusinessAccount', { body: form }, headers);
  await ask(send, 'addWishlistItem', { body: { product_id: 2 } }, headers);
  const payment = await fillCart(send, headers, word, known);
  const order_token = String((await ask(send, 'orderToken', {}, headers))['order_token']);
  const body = { payment_method: 'klarna', idempotency_key: randomUUID(), order_token, ...payment } as const;
  known.learn(await ask(send, 'createOrder', { body }, headers));
  await fillCart(send, headers, word, known);
  known.learn(await ask(send, 'createTipDonation', { body: { amount: 500 } }, headers));
};

const ownLists = [
  'addresses',
  'boughtProducts',
  'carts',
  'dropshipProgram',
  'businessAccount',
  'laterCart',
  'orderList',
  'reviewList',
  'wishlistItems',
  'cashbackOrders',
] as const;

/** Returns a customer's lists and each of their orders, as one text. Values in it go to `known`. */
export const stateOf = async (send: Send, headers: Headers, known: KnownValues): Promise<string> => {
  const parts: unknown[] = [];
  for (const name of ownLists) {
    const part = await ask(send, name, { query: {} }, headers);
    known.learn(part);
    parts.push(name === 'carts' ? Object(part).list?.length : part);
  }
  known.learn(await ask(send, 'sessions', {}, headers));
  for (const order_id of (known.values.get('order_id') ?? []).filter((id) => typeof id === 'string')) {
    const part = await ask(send, 'orderDetail', { query: { order_id } }, headers);
    known.learn(part);
    parts.push(part);
  }
  // Products in it change with everybody's orders.
  return JSON.stringify(parts, (field, value: unknown) => (field === 'product' ? undefined : value));
};
