// `pnpm bench:many-orders [orders [products]]`: what calls of buying and of the account cost in a store of so many orders
// (10,000,000) and products (the world's), beside one of 10,000 orders on the same PostgreSQL: of its own, or the server of
// DATABASE_URL. Both stores are asked in turns, so that what else the machine does slows both.
import { defaultLimits } from '../../database/server-limits.ts';
import { openServer } from '../../database/server.ts';
import { growTo } from '../../catalogue-bench/grow.ts';
import { startLastingPostgres, startPostgres } from '../../testing/postgres-server.ts';
import { loadWorld } from '../../world.ts';
import { startApiServer } from '../api-server.ts';
import { contendedGoods, stockUp } from '../goods.ts';
import type { CartLine } from '../buyer.ts';
import { buyerOf, filled, growOrders } from './grow.ts';
import { buyAsGuest, timed, visitAccount, type Times } from './journey.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const [orders = 10_000_000, products = 0] = process.argv.slice(2).map(Number);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 20);
const WARM_UP = 3;
/** Of the world, of which larger catalogues are copies. */
const PRODUCTS = 1_200;
/** A growing store is filled by statements of minutes. */
const limits = { ...defaultLimits, connections: 4, checkoutConnections: 1, statementTimeout: 0, lockTimeout: 0 };
const { testPassword: password } = await loadWorld();
const postgres = process.env['DATABASE_URL'] ? await startPostgres() : await startLastingPostgres();

/** Starts a server on a new store of that size, which is ready to be asked. */
const openStore = async (size: { orders: number; products: number }) => {
  const database = await postgres.newDatabase();
  const began = performance.now();
  const server = await startApiServer({
    DATABASE_URL: database.url,
    SANDBOX: '1',
    WORLD: '1',
    WORLD_PRODUCTS: String(PRODUCTS),
    PASSWORD_COST: '14',
    API_RATE_LIMIT: '0',
  });
  const { db, close } = await openServer(database.url, limits);
  await growTo(db, size.products);
  const { product, variants } = await contendedGoods(db);
  await stockUp(db, product, variants, (rounds + WARM_UP) * 4);
  const lines: CartLine[] = variants.map((variant) => ({ product, variant, quantity: 1 }));
  const unmeasured = timed(server.url, new Map());
  const customers = await growOrders(db, size.orders, (model) =>
    visitAccount(unmeasured, lines, { email: model, password }),
  );
  print(`${await filled(db)}: filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  // Another one each round: nobody tries so many cards.
  const visit = async (times: Times, round: number): Promise<void> => {
    const asked = timed(server.url, times);
    await buyAsGuest(asked, lines);
    await visitAccount(asked, lines, { email: buyerOf(Math.ceil(customers / 2) + round), password });
  };
  const end = async (): Promise<void> => {
    await server.stop();
    await close();
    await database.drop();
  };
  return { visit, end };
};

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

try {
  const stores = [
    await openStore({ orders: 10_000, products: PRODUCTS }),
    await openStore({ orders, products: Math.max(products, PRODUCTS) }),
  ];
  const times: Times[] = stores.map(() => new Map());
  for (let round = 0; round < WARM_UP + rounds; round += 1)
    for (const [place, { visit }] of stores.entries())
      await visit(round < WARM_UP ? new Map() : (times[place] ?? new Map()), round);
  print(`${''.padEnd(40)}${'10000'.padStart(10)}${String(orders).padStart(10)}     ratio`);
  for (const [title, small] of times[0] ?? []) {
    const [few, many] = [median(small), median(times[1]?.get(title) ?? [])];
    print(
      `${title.padEnd(40)}${few.toFixed(1).padStart(10)}${many.toFixed(1).padStart(10)}${(many / few).toFixed(2).padStart(10)}`,
    );
  }
  for (const { end } of stores) await end();
} finally {
  await postgres.stop();
}
