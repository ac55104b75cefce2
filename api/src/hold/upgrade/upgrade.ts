import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { selectRows, type Connection } from '../../database/connection.ts';
import { connectServer } from '../../database/server.ts';
import { loadWorld } from '../../world.ts';
import { countsOf, wrongInBooks, type Counts } from '../books.ts';
import { callOver } from '../http-call.ts';
import { plentifulGoods } from '../plentiful.ts';
import { startRole } from '../role-server.ts';
import { loggedErrors, type ServerProcess } from '../server-process.ts';
import type { StageReport } from '../stage.ts';
import { startBuyers, type Route } from './buyers.ts';
import { olderServer } from './older-server.ts';
import { programOf } from './checkout.ts';

/** How much is done. */
export interface Size {
  readonly products: number;
  /** People who buy at once. */
  readonly buyers: number;
  /** Orders that are placed in each part, at least. */
  readonly orders: number;
}

/** Folders of the release before and of the one that migrates. */
interface Checkouts {
  readonly before: string;
  readonly now: string;
}

type Environment = Readonly<Record<string, string>>;

/** Customers of the world: who makes all calls, and who buys. */
const caller = 'ordinary@shop.test';
const customer = 'points@shop.test';

const execute = promisify(execFile);

/** Runs a program to its end; answers what it has written. @throws Error with that, when its status is not 0 */
const finish = async (what: string, words: readonly string[], env: Environment): Promise<string> => {
  try {
    return (await execute(process.execPath, words, { env: { ...process.env, ...env } })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string }; // execFile's own
    throw new Error(`${what}: ${`${stdout}${stderr}`.trim() || message}`, { cause: error });
  }
};

const tokenOf = async (url: string, password: string): Promise<string> => {
  const { result, message } = await callOver(url, 'login', { body: { email: customer, password } });
  if (!result?.token) throw new Error(`A customer could not sign in: ${message}`);
  return result.token;
};

/** Makes every call of a checkout's contract at a server, as it is judged there; answers how many fit. */
const makeAllCalls = async (checkout: string, url: string, password: string): Promise<string> => {
  const words = [programOf(checkout, 'conformance'), url, '--account', caller, '--password', password, '--write'];
  const said = await finish('Not all calls fit', words, {});
  return /^\d+ of \d+ calls fit.*$/m.exec(said)?.[0] ?? said;
};

const wrongOrders = async ({ db }: Connection, confirmed: readonly string[], before: Counts): Promise<string[]> => {
  const query = sql`select number from customer_order where id > ${before.lastOrder}`;
  const stored = new Set((await selectRows<{ number: string }>(db, query)).map(({ number }) => number));
  const lost = confirmed.filter((number) => !stored.has(number));
  return [
    ...(lost.length > 0
      ? [`Of ${confirmed.length} orders ${lost.length} are not there: ${lost.slice(0, 5).join(', ')}`]
      : []),
    ...(stored.size > confirmed.length ? [`${stored.size} orders are stored, ${confirmed.length} were told`] : []),
    ...(new Set(confirmed).size < confirmed.length ? ['Two buyers were told the same order'] : []),
    ...(await wrongInBooks(db, before)),
  ];
};

/**
 * Has two API servers and a worker of the release before take orders while the database is migrated, and then together with
 * an API server and a worker of this one; `databaseUrl` is an empty database.
 * @throws Error when the release before does not come up
 */
export const upgrade = async ({ before, now }: Checkouts, databaseUrl: string, size: Size): Promise<StageReport> => {
  const env = {
    DATABASE_URL: databaseUrl,
    SANDBOX: '1',
    WEB_SECRET: randomBytes(24).toString('hex'),
    SHOP_URL: 'http://127.0.0.1:3000',
    API_HOST: '127.0.0.1',
    API_PORT: '0',
    WORKER_HOST: '127.0.0.1',
    WORKER_PORT: '0',
    API_LOG: 'warn',
    API_RATE_LIMIT: '0',
  };
  const running: ServerProcess[] = [];
  const start = async (role: 'api' | 'worker', checkout: string): Promise<string> => {
    const server = await startRole(role, env, programOf(checkout, 'api'));
    running.push(server);
    return server.url;
  };
  const tried: string[] = [];
  const wrong: string[] = [];
  const connection = connectServer(databaseUrl);
  try {
    const world = { WORLD: '1', WORLD_PRODUCTS: String(size.products) };
    await finish('It was not filled', [programOf(before, 'api'), 'migrate'], { ...env, ...world });
    const [one, other] = await Promise.all([start('api', before), start('api', before), start('worker', before)]);
    const { testPassword: password } = await loadWorld();
    const goods = await plentifulGoods(connection.db);
    const counts = await countsOf(connection.db);

    const [olderOne, olderOther] = await Promise.all([olderServer(one), olderServer(other)]);
    const old: Route[] = [
      { cart: olderOne, order: olderOther, look: olderOne },
      { cart: olderOther, order: olderOne, look: olderOther },
    ];
    const buyers = startBuyers(size.buyers, goods, await tokenOf(one, password), old);
    const steps = async (): Promise<void> => {
      await buyers.take(old, size.orders);
      const ordered = buyers.orders.length;
      await finish('It was not migrated', [programOf(now, 'api'), 'migrate'], env);
      const meanwhile = buyers.orders.length - ordered;
      await buyers.take(old, size.orders);
      const after = buyers.orders.length - ordered - meanwhile;
      tried.push(`The release before took ${ordered} orders, ${meanwhile} during the migrations, ${after} after them`);
      const [next] = await Promise.all([start('api', now), start('worker', now)]);
      const together = buyers.orders.length;
      const both: Route[] = [
        { cart: olderOne, order: next, look: olderOther },
        { cart: next, order: olderOther, look: next },
        { cart: next, order: next, look: olderOne },
      ];
      await buyers.take(both, size.orders);
      await buyers.stop();
      tried.push(`Servers of both took ${buyers.orders.length - together}, each shown by the other`);
      // The release before reads what the calls to this one have written.
      tried.push(`This one: ${await makeAllCalls(now, next, password)}`);
      tried.push(`The release before, on its rows: ${await makeAllCalls(before, one, password)}`);
    };
    await steps().catch((error: unknown) => wrong.push(String(error)));
    await buyers.stop();
    await Promise.all(running.map((server) => server.stop()));
    tried.push(`${buyers.orders.length} orders were told to buyers`);
    const ordered = wrongOrders(connection, buyers.orders, counts).catch((error: unknown) => [String(error)]);
    wrong.push(...buyers.failures, ...(await ordered));
    const errors = running.flatMap(({ lines }) => loggedErrors(lines));
    wrong.push(...errors.slice(0, 5).map((line) => `A server logged ${line.slice(0, 400)}`));
    return { tried, wrong };
  } finally {
    await Promise.all(running.map((server) => server.kill()));
    await connection.close();
  }
};
