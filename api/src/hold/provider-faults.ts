import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PaymentMethod } from '@shop/contract';
import { selectRows, type Queryable } from '../database/connection.ts';
import type { Bank } from './bank/bank.ts';
import type { Faults } from './bank/faults.ts';
import { refundedOf, type BankPayment } from './bank/ledger.ts';
import { callOver } from './http-call.ts';
import { countsOf, wrongInBooks } from './books.ts';
import { fillCart, type CartLine } from './buyer.ts';
import type { StageReport } from './stage.ts';

type Intent = 'pays' | 'is declined' | 'waits for a review';
interface Payer {
  readonly headers: Readonly<Record<string, string>>;
  readonly method: PaymentMethod;
  readonly intent: Intent;
  readonly key: string;
  /** Cents that they agreed to. */
  readonly grand_total: number;
}

const methods: readonly PaymentMethod[] = ['card', 'klarna', 'alipay'];
/** Of each method's payers two pay, one is declined and one pays after a review. */
const intents: readonly Intent[] = ['pays', 'is declined', 'pays', 'waits for a review'];
const words = { pays: 'ok', 'is declined': 'decline', 'waits for a review': 'review' } as const;
/** A shopper presses again as often as this when no answer came, or one that says to try again. */
const presses = 4;

/** Presses until the shop has answered for good; null when it never did. */
const pressed = async <Result>(
  press: () => Promise<{ code: number; result: Result }>,
): Promise<{ code: number; result: Result } | null> => {
  for (let attempt = 0; attempt < presses; attempt += 1) {
    const answer = await press().catch(() => null);
    if (answer && answer.code < 500) return answer;
  }
  return null;
};

/** Returns the payment's nonce for its order, or null when the provider said no or nothing. */
const prepare = async (url: string, payer: Payer, bank: Bank): Promise<string | null> => {
  const { headers, method, intent, key, grand_total } = payer;
  const word = `${words[intent]}-${randomUUID()}`;
  if (method === 'alipay') {
    const begun = await pressed(() => callOver(url, 'walletToken', { query: { grand_total } }, headers));
    if (begun?.code !== 200) return null;
    const payment = bank.ledger.find(begun.result.token);
    if (payment && intent !== 'waits for a review') bank.ledger.decide(payment, intent === 'pays');
    return begun.result.token;
  }
  if (method === 'card') {
    const body = { payment_method_nonce: word, grand_total };
    const answer = await pressed(() => callOver(url, 'braintreeCreditCard', { body }, headers));
    return answer?.code === 200 ? answer.result.nonce : null;
  }
  const body = { authorization_token: word, idempotency_key: key, grand_total };
  const answer = await pressed(() => callOver(url, 'klarnaPayment', { body }, headers));
  return answer?.code === 200 ? answer.result.payment_id : null;
};

/** The code of the answer about the order; null when there was none. */
const buy = async (url: string, payer: Payer, bank: Bank, undecided: Set<string>): Promise<number | null> => {
  const { headers, method, intent, key, grand_total } = payer;
  const nonce = await prepare(url, payer, bank);
  if (nonce === null) return null;
  if (intent === 'waits for a review') undecided.add(nonce);
  const asked = await pressed(() => callOver(url, 'orderToken', {}, headers));
  if (asked?.code !== 200) return null;
  const body = {
    idempotency_key: key,
    payment_method: method,
    payment_nonce: nonce,
    order_token: asked.result.order_token,
    grand_total,
  };
  const answer = await pressed(() => callOver(url, 'createOrder', { body }, headers));
  return answer && answer.code;
};

interface Money {
  readonly number: string;
  readonly state: string;
  readonly payment: string | null;
  readonly total: number;
  readonly refunded: number;
}

const ordersSince = (db: Queryable, last: number): Promise<Money[]> =>
  selectRows<Money>(
    db,
    sql`select number, state, payment_reference as payment, grand_total as total, refunded_amount as refunded
      from customer_order where id > ${last} order by id`,
  );

const unfinished = async (db: Queryable, last: number): Promise<number> => {
  const [row] = await selectRows<{ open: number }>(
    db,
    sql`select (select count(*) from customer_order where id > ${last} and state = 'pending_payment')::int
      + (select count(*) from provider_operation where state = 'open')::int as open`,
  );
  return row?.open ?? 0;
};

/** Compares every payment at the providers with the orders: money without an order, and orders without their money. */
const wrongMoney = (orders: readonly Money[], bank: Bank): string[] => {
  const wrong: string[] = [];
  const byPayment = new Map(orders.map((order) => [order.payment, order]));
  for (const payment of bank.ledger.payments.values()) {
    const order = byPayment.get(payment.id);
    const charged = payment.captured - refundedOf(payment);
    const due = order && order.state !== 'cancelled' ? order.total - order.refunded : 0;
    if (charged !== due) {
      wrong.push(
        `${payment.bank} keeps ${charged} cents of ${payment.id} and should keep ${due} (${order ? `order ${order.number}, ${order.state}` : 'no order'})`,
      );
    }
  }
  const known = new Set(bank.ledger.payments.keys());
  for (const { number, state, payment } of orders) {
    if (state !== 'cancelled' && !known.has(payment ?? '')) wrong.push(`Order ${number} (${state}) has no payment`);
  }
  return wrong;
};

interface Notified {
  url: string;
  payment: BankPayment;
  /** Of the answer, by HTTP. */
  status: number;
}

/** Every provider tells of each of its payments twice at the same moment, at two servers. */
const notifyTwice = (urls: readonly string[], bank: Bank): Promise<Notified[]> =>
  Promise.all(
    [...bank.ledger.payments.values()].flatMap((payment) =>
      urls.slice(0, 2).map(async (url) => ({ url, payment, status: await bank.notify(url, payment) })),
    ),
  );

/** As providers do: a notice that was answered 503 comes once more. */
const notifyAgain = (notified: readonly Notified[], bank: Bank): Promise<number[]> =>
  Promise.all(
    notified.map(({ url, payment, status }) => (status === 503 ? bank.notify(url, payment) : Promise.resolve(status))),
  );

/**
 * Guests pay by card, later and by wallet while the providers lose answers, break off, fail and keep silent; then the
 * faults end, and what was left open has to come to its end by itself.
 * @param urls the API servers, whose payments `bank` takes
 * @param wish something that there is enough of
 * @param patience milliseconds that the sweep has for everything that was left open
 */
export const payUnderFaults = async (
  urls: readonly string[],
  db: Queryable,
  {
    bank,
    faults,
    payers,
    goods,
    timeout,
  }: { bank: Bank; faults: Faults; payers: number; goods: CartLine; timeout: number },
): Promise<StageReport> => {
  const before = await countsOf(db);
  const urlOf = (place: number): string => urls[place % urls.length] ?? '';
  const ready: Payer[] = [];
  for (let place = 0; place < payers; place += 1) {
    const method = methods[place % methods.length] ?? 'card';
    const intent = intents[Math.floor(place / methods.length) % intents.length] ?? 'pays';
    const headers = await fillCart(urlOf(place), [goods]);
    const chosen = await callOver(urlOf(place), 'cartPayment', { body: { payment_method: method } }, headers);
    ready.push({ headers, method, intent, key: `hold-${randomUUID()}`, grand_total: chosen.result.grand_total });
  }
  const undecided = new Set<string>();
  const bought = await Promise.all(ready.map((payer, place) => buy(urlOf(place), payer, bank, undecided)));
  // Payments under review, or waiting in the wallet, are decided now.
  for (const id of undecided) {
    const payment = bank.ledger.find(id);
    if (payment) bank.ledger.decide(payment, true);
  }
  const first = await notifyTwice(urls, bank);
  faults.end();
  const notified = await notifyAgain(first, bank);
  const until = Date.now() + timeout;
  while ((await unfinished(db, before.lastOrder)) > 0 && Date.now() < until) await pause(500);
  const open = await unfinished(db, before.lastOrder);
  const orders = await ordersSince(db, before.lastOrder);
  const states = Object.entries(Object.groupBy(orders, ({ state }) => state));
  const struck = Object.entries(faults.counts).map(([kind, count]) => `${count} × ${kind}`);
  return {
    tried: [
      `${payers} guests paid by card, later and by wallet; ${bought.filter((code) => code === 200).length} were told that their order stands`,
      `Faults of the providers: ${struck.join(', ')}`,
      `${notified.length} notices, each payment’s twice at once; ${first.filter(({ status }) => status === 503).length} had to come again`,
      `Orders: ${states.map(([state, all]) => `${all?.length ?? 0} ${state}`).join(', ')}`,
    ],
    wrong: [
      ...notified.filter((status) => status !== 200).map((status) => `A provider’s notice was answered ${status}`),
      ...(open > 0 ? [`${open} orders or payments were still open after ${timeout / 1000} s`] : []),
      ...wrongMoney(orders, bank),
      ...(await wrongInBooks(db, before)),
    ],
  };
};
