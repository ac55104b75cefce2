import { eq } from 'drizzle-orm';
import { openServer } from '../server.ts';
import { schema, type Connection } from '../connection.ts';
import { defaultLimits } from '../server-limits.ts';
import { startReplicated, type Replicated } from '../../testing/postgres-replicas.ts';
import { fillWithFixture } from '../../testing/fixture-store.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const secret = 'a-secret-of-this-test';
const name = 'shop';
/** Nothing is asked of the primary but what a web server's position makes necessary. */
const limits = {
  ...defaultLimits,
  timeout: 60_000,
  statementTimeout: 60_000,
  countTimeout: 60_000,
  readAge: 3_600_000,
};

let servers: Replicated;
let shop: TestApp;
let connection: Connection;
const lines: string[] = [];
beforeAll(async () => {
  servers = await startReplicated(2);
  await servers.primary().ask(`create database ${name}`);
  const filled = await openServer(servers.urlOf(name));
  await fillWithFixture(filled.db);
  await filled.close();
  const newDatabase = async () => ({ name, url: servers.urlOf(name), drop: async () => undefined });
  const replicasOf = () => [servers.primary(), ...servers.replicas()].map((one) => one.urlOf(name));
  shop = await startTestApp({ webSecret: secret }, {}, { newDatabase, limits, replicasOf });
  ({ connection } = shop);
  connection.reads?.reportTo((line) => lines.push(line));
}, 120_000);
afterAll(async () => {
  await shop?.close();
  await servers?.stop();
});

const web = { 'x-web-secret': secret };
const positionNow = async (): Promise<string> =>
  String((await shop.app.inject({ url: '/web/changes', headers: web })).json().position);
const setPrice = (cents: number) =>
  connection.db.update(schema.product).set({ finalPrice: cents }).where(eq(schema.product.id, fixture.table));
const shownPrice = async (position?: string): Promise<number> => {
  const headers = position === undefined ? {} : { ...web, 'x-render': '1', 'x-page-position': position };
  const { result } = await shop.call('productDetail', { query: { id: fixture.table } }, headers);
  return result.price.final_price;
};
const answeredBy = (): Record<string, number> =>
  Object.fromEntries((connection.reads?.counts() ?? []).map(({ server, count }) => [server, count]));
/** How many of everybody's statements the primary and the others answered meanwhile. */
const during = async (work: () => Promise<unknown>) => {
  const before = answeredBy();
  await work();
  const after = answeredBy();
  const of = (server: string): number => (after[server] ?? 0) - (before[server] ?? 0);
  return { primary: of('primary') + of('replica 1'), replicas: of('replica 2') + of('replica 3') };
};
const replay = (how: 'pause' | 'resume') =>
  Promise.all(servers.replicas().map((one) => one.ask(`select pg_wal_replay_${how}()`)));

test('a page shows what its web server knows of, though replicas are behind; others may see what was a moment ago', async () => {
  await setPrice(11_100);
  expect(await shownPrice(await positionNow())).toBe(11_100);
  await replay('pause');
  await setPrice(12_200);
  expect(await shownPrice()).toBe(11_100);
  const position = await positionNow();
  expect(await during(async () => expect(await shownPrice(position)).toBe(12_200))).toMatchObject({ replicas: 0 });
  await replay('resume');
  let answered = await during(() => shownPrice(position));
  while (answered.primary > 0) answered = await during(() => shownPrice(position));
  expect(answered.replicas).toBeGreaterThan(0);
});

test('replicas that are gone are reported once, and the primary is read', async () => {
  await Promise.all(servers.replicas().map((one) => one.crash()));
  const position = await positionNow();
  expect(await during(async () => expect(await shownPrice(position)).toBe(12_200))).toMatchObject({ replicas: 0 });
  expect(lines.filter((line) => line.includes('is away'))).toHaveLength(2);
});
