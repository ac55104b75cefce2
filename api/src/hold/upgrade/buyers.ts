import { placeWith, readyBuyer, type Server, type CartLine } from '../buyer.ts';
import { callOver } from '../http-call.ts';

/** At which servers somebody buys. */
export interface Route {
  /** Where the cart is filled. */
  readonly cart: Server;
  /** Where it is ordered. */
  readonly order: Server;
  /** Where the order is looked at afterwards. */
  readonly look: Server;
}

export interface Buyers {
  /** Numbers of orders that were placed and seen. */
  readonly orders: readonly string[];
  /** Refusals and errors; whoever has met one buys no more. */
  readonly failures: readonly string[];
  /** From now on buyers take these ways in turn; resolves once so many of their orders were placed, or nobody buys any more. */
  take(routes: readonly Route[], count: number): Promise<void>;
  /** Resolves once every order that was begun is placed and seen. */
  stop(): Promise<void>;
}

/** Fills a cart, orders, and has the order shown; answers its number. @throws Error that says what was refused, and where */
const buy = async ({ cart, order, look }: Route, goods: CartLine, token: string | null): Promise<string> => {
  const buyer = await readyBuyer(cart, [goods], { token });
  const placed = await placeWith(order, buyer);
  if (placed.code !== 200) throw new Error(`An order was refused (${placed.code}): ${placed.message}`);
  const { order_id } = placed.result;
  const shown = await callOver(look, 'orderInformation', { query: { order_id } }, buyer.headers);
  if (shown.code !== 200) throw new Error(`Order ${order_id} is not shown (${shown.code}): ${shown.message}`);
  return order_id;
};

/** Orders of the customer on each of the ways: less than one person may place in a quarter of an hour. */
const ofCustomer = 5;

/**
 * So many people who buy one thing after the other without a pause: guests, and the first now and then as the customer of
 * the token.
 */
export const startBuyers = (count: number, goods: CartLine, token: string, first: readonly Route[]): Buyers => {
  const orders: string[] = [];
  const failures: string[] = [];
  let routes = first;
  let turn = 0;
  let left = ofCustomer;
  const over = new AbortController();
  let noted = (): void => undefined;
  const shop = async (isFirst: boolean): Promise<void> => {
    while (!over.signal.aborted) {
      const route = routes[turn % routes.length];
      turn += 1;
      if (!route) throw new Error('There is nowhere to buy');
      const isCustomer = isFirst && left > 0;
      if (isCustomer) left -= 1;
      try {
        const number = await buy(route, goods, isCustomer ? token : null);
        orders.push(number);
        if (routes.includes(route)) noted();
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error));
        return;
      }
    }
  };
  const shopping = Promise.all(Array.from({ length: count }, (_, place) => shop(place === 0)));
  return {
    orders,
    failures,
    take: (next, least) => {
      routes = next;
      left = ofCustomer;
      const reached = new Promise<void>((resolve) => {
        let lacking = least;
        noted = () => {
          lacking -= 1;
          if (lacking === 0) resolve();
        };
      });
      return Promise.race([reached, shopping.then(() => undefined)]);
    },
    stop: async () => {
      over.abort();
      await shopping;
    },
  };
};
