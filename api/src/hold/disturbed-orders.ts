import { sql } from 'drizzle-orm';
import { selectRows, type Queryable } from '../database/connection.ts';
import { loadWorld } from '../world.ts';
import type { ServerProcess } from './server-process.ts';
import { countsOf, wrongInBooks } from './books.ts';
import { placeWith, readyBuyer, type Buyer, type CartLine, type Server } from './buyer.ts';
import { contendedGoods, stockUp } from './goods.ts';
import { callOver } from './http-call.ts';

/** Result of disturbing the shop in the midst of orders. */
export interface DisturbedOrders {
  /** Buyers, each with one order to place. */
  readonly buyers: number;
  /** Calls whose answer was lost, and which were made again with their key. */
  readonly lost: number;
  /** Orders that are missing or doubled, answers that should not be, sums that do not add up. */
  readonly wrong: readonly string[];
}

const coupon = 'HELLO10';
const pointsOfOrder = 100;

const serverAt = (servers: readonly Server[], place: number): Server => servers[place % servers.length] ?? '';

/** Who has points to spend in the world. */
const tokenOf = async (url: Server): Promise<string> => {
  const { testPassword: password } = await loadWorld();
  const body = { email: 'points@shop.test', password };
  const { result, message } = await callOver(url, 'login', { body });
  if (!result?.token) throw new Error(`A customer could not sign in: ${message}`);
  return result.token;
};

/** Places an order however often its answer is lost, each time at another server; answers its number. */
const placeAtLast = async (
  servers: () => readonly Server[],
  first: number,
  buyer: Buyer,
  lost: () => void,
): Promise<string> => {
  for (let attempt = 0; attempt < servers().length * 4; attempt += 1) {
    try {
      const { status, code, message, result } = await placeWith(serverAt(servers(), first + attempt), buyer);
      if (code === 200) return result.order_id;
      return `${status} ${message}`;
    } catch {
      lost();
    }
  }
  return 'no answer at all';
};

/** What happens to the shop in the midst of orders, and how it is whole again for the next ones. */
type Disturbance = (round: number) => Promise<() => Promise<void>>;

/**
 * Disturbs the shop again and again, each time while orders are being placed at all of its API servers. Buyers whose
 * answer was lost ask again with the same key, as browsers do. One in two orders uses a coupon, and one in each round is
 * a customer's, who pays a part with points.
 * @param servers the API servers as they are at the moment
 * @param db the servers' database
 * @param disturb called once the first order of a round is there and the others are under way
 */
export const orderThrough = async (
  servers: () => readonly Server[],
  db: Queryable,
  { rounds, buyersEach }: { rounds: number; buyersEach: number },
  disturb: Disturbance,
): Promise<DisturbedOrders> => {
  const { product, variants } = await contendedGoods(db);
  await stockUp(db, product, variants, rounds * buyersEach * 2);
  const cartLines: CartLine[] = variants.map((variant) => ({ product, variant, quantity: 1 }));
  const token = await tokenOf(serverAt(servers(), 0));
  const before = await countsOf(db);
  const orders: string[] = [];
  let lost = 0;
  for (let round = 0; round < rounds; round += 1) {
    const buyers = await Promise.all(
      Array.from({ length: buyersEach }, (_, number) => {
        const paying = number === 0 ? { token, points: pointsOfOrder } : number % 2 === 0 ? { coupon } : {};
        const lines = number % 2 === 0 ? cartLines : cartLines.toReversed();
        return readyBuyer(serverAt(servers(), number), lines, paying);
      }),
    );
    const placing = buyers.map((buyer, number) => placeAtLast(servers, number, buyer, () => (lost += 1)));
    await Promise.race(placing);
    const makeWhole = await disturb(round);
    orders.push(...(await Promise.all(placing)));
    await makeWhole();
  }
  const wrong = await wrongInBooks(db, before);
  const [stored] = await selectRows<{ count: number; customers: number; used: number }>(
    db,
    sql`select count(*)::int as count, count(customer_id)::int as customers,
      coalesce(sum(points_used), 0)::int as used from customer_order where id > ${before.lastOrder}`,
  );
  const refused = orders.filter((order) => order.includes(' '));
  if (refused.length > 0) wrong.push(`Orders were not placed: ${[...new Set(refused)].slice(0, 5).join('; ')}`);
  if (new Set(orders).size !== orders.length) wrong.push('Two buyers were told the same order');
  if (stored?.count !== orders.length)
    wrong.push(`${stored?.count} orders are stored, ${orders.length} were asked for`);
  if (stored?.customers !== rounds)
    wrong.push(`${stored?.customers} orders are the customer's, ${rounds} were asked for`);
  if (stored?.used !== rounds * pointsOfOrder)
    wrong.push(`${stored?.used} points were used, not ${rounds * pointsOfOrder}`);
  return { buyers: orders.length, lost, wrong };
};

/**
 * Kills API servers with SIGKILL, one after the other, each while orders are being placed, and starts each again.
 * @param servers a killed one is replaced in this list
 * @param start starts a server in place of a killed one
 */
export const orderThroughKills = (
  servers: ServerProcess[],
  start: () => Promise<ServerProcess>,
  db: Queryable,
  { kills, buyersEach }: { kills: number; buyersEach: number },
): Promise<DisturbedOrders> =>
  orderThrough(
    () => servers.map(({ url }) => url),
    db,
    { rounds: kills, buyersEach },
    async (round) => {
      const place = round % servers.length;
      await servers[place]?.kill();
      return async () => {
        servers[place] = await start();
      };
    },
  );
