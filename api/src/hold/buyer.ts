import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { callOver, type Answered, type Asked } from './http-call.ts';

export type Server = string | Asked;

/** A line that a buyer puts into the cart. */
export interface CartLine {
  readonly product: number;
  readonly variant: number | null;
  readonly quantity: number;
}

/** Somebody with a filled cart and a card that was taken: all that is missing is the order. */
export interface Buyer {
  readonly headers: Readonly<Record<string, string>>;
  /** Key of their order: the same in every call for it. */
  readonly key: string;
  readonly nonce: string;
  readonly order_token: string;
  /** Cents that they agreed to. */
  readonly grand_total: number;
}

const address = {
  firstname: 'Ada',
  lastname: 'Roy',
  street: '12 King St W',
  city: 'Montréal',
  postcode: 'H2X 1Y4',
  telephone: '5145550123',
};
const card = { number: '4111111111111111', expiration_month: '12', expiration_year: '2040', cvv: '123' };

/** Gets the card's token from the sandbox provider's own server. */
const cardToken = async (server: Server): Promise<string> => {
  const { url, ask } = typeof server === 'string' ? { url: server, ask: fetch } : server;
  const response = await ask(new URL('/dev/cards/tokens', url).href, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_token: 'sandbox', ...card }),
    signal: AbortSignal.timeout(60_000),
  });
  const { token } = (await response.json()) as { token: string }; // the sandbox's own format
  return token;
};

const mustBeGood = <A extends { code: number; message: string }>(answered: A): A => {
  if (answered.code !== 200) throw new Error(`A buyer was refused (${answered.code}): ${answered.message}`);
  return answered;
};

/** Who buys: a new guest, or the customer of a token. */
const headersOf = async (url: Server, token: string | null): Promise<Record<string, string>> => {
  if (token !== null) return { authorization: token };
  const { result } = mustBeGood(await callOver(url, 'guestLogin', { query: { device_id: randomUUID() } }));
  return { authorization: result.token };
};

/**
 * Fills a cart and gives it an address, as a new guest or the customer of `token`; answers the headers of who it is.
 * @throws Error when the shop refuses one of the steps
 */
export const fillCart = async (
  url: Server,
  lines: readonly CartLine[],
  token: string | null = null,
): Promise<Readonly<Record<string, string>>> => {
  const headers = await headersOf(url, token);
  for (const { product, variant, quantity } of lines) {
    const body = { product_id: product, qty: quantity, ...(variant !== null && { child_id: variant }) };
    mustBeGood(await callOver(url, 'addCartItem', { body }, headers));
  }
  const { region_list } = mustBeGood(await callOver(url, 'countryRegions', { query: {} })).result;
  const region_id = region_list.find(({ code }) => code === 'QC')?.region_id ?? 0;
  const where = { ...address, region_id, email: 'guest@example.com' };
  mustBeGood(await callOver(url, 'cartAddress', { body: where }, headers));
  return headers;
};

/**
 * Makes a buyer ready to order: cart, coupon, points, address and card, through the calls that a browser makes.
 * @throws Error when the shop refuses one of the steps
 */
export const readyBuyer = async (
  url: Server,
  lines: readonly CartLine[],
  { token = null, coupon, points }: { token?: string | null; coupon?: string; points?: number } = {},
): Promise<Buyer> => {
  const headers = await fillCart(url, lines, token);
  if (coupon !== undefined) {
    mustBeGood(await callOver(url, 'applyCoupon', { body: { coupon_code: coupon } }, headers));
  }
  if (points !== undefined) mustBeGood(await callOver(url, 'applyPoints', { body: { points } }, headers));
  const { grand_total } = mustBeGood(await callOver(url, 'carts', {}, headers)).result;
  const body = { payment_method_nonce: await cardToken(url), grand_total };
  const { nonce } = mustBeGood(await callOver(url, 'braintreeCreditCard', { body }, headers)).result;
  const { order_token } = mustBeGood(await callOver(url, 'orderToken', {}, headers)).result;
  return { headers, key: `hold-${randomUUID()}`, nonce, order_token, grand_total };
};

/** How often somebody presses who waits each time as long as a busy shop asks. */
const mostPresses = 20;

/**
 * Places the buyer's order; again with the same key it is the same order. A shop that has too much to do at once has
 * placed nothing and says when to ask again, and is asked again then.
 */
export const placeWith = async (
  url: Server,
  { headers, key, nonce, order_token, grand_total }: Buyer,
): Promise<Answered<'createOrder'>> => {
  const paid = { payment_method: 'card', payment_nonce: nonce, grand_total } as const;
  const body = { idempotency_key: key, order_token, ...paid };
  for (let presses = 1; ; presses += 1) {
    const answered = await callOver(url, 'createOrder', { body }, headers);
    if (answered.status !== 503 || answered.retryAfter === null || presses === mostPresses) return answered;
    await setTimeout(Number(answered.retryAfter) * 1000);
  }
};
