import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, errors, fetch } from 'undici';
import { placeWith, readyBuyer, type Buyer, type CartLine } from '../buyer.ts';
import type { Asked } from '../http-call.ts';
import type { Kind, Tally } from './tally.ts';

export interface Goods {
  /** Paths of lists and of products. */
  readonly lists: readonly string[];
  readonly products: readonly string[];
  /** Put into the cart for each order. */
  readonly goods: CartLine;
}

export interface ShopperOptions {
  /** Origin of the shop, and the certificate that it shows, as PEM. */
  readonly url: string;
  readonly cert: string;
  readonly goods: Goods;
  readonly tally: Tally;
  /** Shoppers look at pages, order one after the other without a look, or both as people do. */
  readonly habit: 'look' | 'order' | 'both';
  /** Milliseconds between two steps, on average; each is between a quarter and seven quarters of it. */
  readonly pause: number;
}

/** Pages in one visit of somebody who looks and buys; a visit has one order. */
const pagesInVisit = 6;

/**
 * Milliseconds between two steps of shoppers who look and buy, with which they take so much of a machine.
 * @param costs milliseconds of a processor that a page and an order take
 * @param processors how many processors they are to keep busy; may be a part of one
 */
export const pauseThatBears = (
  shoppers: number,
  costs: { readonly page: number; readonly order: number },
  processors: number,
): number => (shoppers * (pagesInVisit * costs.page + costs.order)) / (processors * (pagesInVisit + 1));

/** As long as a person waits, in ms. */
const timeout = 30_000;
const askedAgainAfter = 1_000;
const askedAtMost = 60;

/** Those files of a document that a browser fetches at once; it keeps them afterwards. */
const filesOf = (document: string): string[] => [
  ...new Set(
    [...document.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css|woff2))"/g)].map(([, path = '']) => path),
  ),
];

const any = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];

/** Returns the answer's own summary: an envelope's message, else a document's title. */
const inShort = (text: string): string => {
  const [, said = ''] = /"message":"([^"]*)"|<title>([^<]*)/.exec(text)?.filter((one) => one !== undefined) ?? [];
  return said.replace(/ \(Reference .*/, '');
};

const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error;

/** Whether a connection that was used before closed before anything was answered: browsers then ask again, once. */
const wasClosedMeanwhile = (error: unknown): boolean => {
  const cause = causeOf(error);
  return cause instanceof errors.SocketError && (cause.socket?.bytesRead ?? 0) > 0;
};

/** A browser of its own: connections that it keeps, an address of its own where the machine has many (Linux). */
const browserOf = (number: number, { url, cert, tally }: ShopperOptions) => {
  const own = process.platform === 'linux' ? { localAddress: `127.0.1.${1 + (number % 250)}` } : {};
  const agent = new Agent({ keepAliveTimeout: 60_000, connections: 6, connect: { ca: cert }, ...own });
  const asking = async (kind: Kind, target: string, init: Parameters<Asked['ask']>[1]) => {
    const what = `${init.method} ${kind === 'file' ? '/assets/…' : kind === 'page' ? 'a page' : new URL(target).pathname}`;
    const id = randomUUID();
    const endRequest = tally.asked({ kind, what, id, mayChange: init.method !== 'GET' });
    try {
      const headers = { ...init.headers, 'x-request-id': id };
      const ask = () => fetch(target, { ...init, headers, dispatcher: agent });
      const answer = await ask().catch((error: unknown) => {
        if (!wasClosedMeanwhile(error)) throw error;
        return ask();
      });
      const text = await answer.text();
      endRequest(answer.status >= 500 ? { reason: `${answer.status} ${inShort(text)}`, isBrokenOff: false } : null);
      if (kind === 'page' && answer.status === 200 && !text.includes('<h1')) tally.leftToBrowser();
      return {
        status: answer.status,
        headers: answer.headers,
        text,
        json: async (): Promise<unknown> => JSON.parse(text),
      };
    } catch (error) {
      const cause = causeOf(error);
      endRequest({ reason: cause instanceof Error ? cause.message : String(cause), isBrokenOff: true });
      throw error;
    }
  };
  const get = async (kind: Kind, path: string): Promise<string> => {
    const init = { method: 'GET', headers: {}, signal: AbortSignal.timeout(timeout) };
    return asking(kind, url + path, init).then(
      ({ text }) => text,
      () => '', // counted
    );
  };
  const api: Asked = { url, ask: (target, init) => asking('call', target, init) };
  return { get, api, close: () => agent.destroy() };
};

/** Asks for the order with its key until the shop says what became of it. */
const placeAtLast = async (api: Asked, buyer: Buyer, tally: Tally): Promise<void> => {
  for (let left = askedAtMost; left > 0; left -= 1) {
    const answered = await placeWith(api, buyer).catch(() => null);
    if (answered?.code === 200) return tally.placed(answered.result.order_id);
    if (answered && answered.status < 500) return tally.refused(`an order: ${answered.status} ${answered.message}`);
    await wait(askedAgainAfter);
  }
  tally.refused('an order was never answered');
};

/** Somebody who comes again and again, until `isOver`; resolves once what they have begun is done. */
const visitAgain = async (number: number, options: ShopperOptions, isOver: () => boolean): Promise<void> => {
  const { goods, tally, habit, pause } = options;
  const { get, api, close } = browserOf(number, options);
  const rest = () => wait(pause * (0.25 + Math.random() * 1.5));
  const buy = async (): Promise<void> => {
    const buyer = await readyBuyer(api, [goods.goods]).catch((error: Error) => {
      // The failure is counted already.
      if (/refused \([1-4]/.test(error.message)) tally.refused(error.message);
      return null;
    });
    if (buyer) await placeAtLast(api, buyer, tally);
  };
  const known = new Set<string>();
  const look = async (path: string): Promise<void> => {
    const unknown = filesOf(await get('page', path)).filter((file) => !known.has(file));
    for (const file of unknown) known.add(file);
    await Promise.all(unknown.map((file) => get('file', file)));
  };
  const steps = {
    look: [
      () => look('/'),
      () => look(any(goods.lists) ?? '/'),
      ...[1, 2, 3].map(() => () => look(any(goods.products) ?? '/')),
    ],
    order: [buy],
  };
  const visit = { ...steps, both: [...steps.look, () => look('/checkout/cart'), buy] }[habit];
  // Not all at the same moment.
  await wait(pause * 2 * Math.random());
  while (!isOver()) {
    for (const step of visit) {
      if (isOver()) break;
      await step();
      await rest();
    }
  }
  await close();
};

/** So many shoppers at once; `stop` has them finish what they have begun, and resolves once they have gone. */
export const startShoppers = (count: number, options: ShopperOptions): { stop(): Promise<void> } => {
  let isOver = false;
  const all = Promise.all(Array.from({ length: count }, (_, number) => visitAgain(number, options, () => isOver)));
  return {
    stop: async () => {
      isOver = true;
      await all;
    },
  };
};
