import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { LimitStore } from './limit-store.ts';
import { openLimitStore } from './open-limit-store.ts';

let shop: TestApp;
const stores: LimitStore[] = [];
beforeAll(async () => void (shop = await startTestApp()));
afterAll(async () => {
  for (const store of stores) await store.close();
  await shop?.close();
});

const open = (redisUrl: string | null, report: (line: string) => void = () => undefined): LimitStore => {
  const store = openLimitStore({ redisUrl }, shop.connection.limitsDb, () => shop.clock.now, report);
  stores.push(store);
  return store;
};
/** With REDIS_URL the same tests run on that server as well. */
const servers: [string, string | null][] = [['PostgreSQL', null]];
const redisUrl = process.env['REDIS_URL'];
if (redisUrl) servers.push(['Redis', redisUrl]);

describe.each(servers)('counts in %s', (_, url) => {
  /** A store that answers: a connection that is still being made counts in the database. */
  const ready = async (): Promise<LimitStore> => {
    const store = open(url);
    const key = randomUUID();
    for (let tries = 0; tries < 200; tries += 1) {
      await store.add(key, 60_000);
      const { count } = await open(null).read(key);
      if (url === null || count === 0) return store;
      await open(null).forget(key);
      await new Promise((resolve) => setImmediate(resolve));
    }
    throw new Error('The server of REDIS_URL does not answer');
  };

  test('they add up, whoever counts, until the window is over', async () => {
    const [one, other] = [await ready(), await ready()];
    const key = randomUUID();
    expect(await one.read(key)).toEqual({ count: 0, ttl: 0 });
    const counted = await Promise.all(Array.from({ length: 20 }, (__, n) => (n % 2 ? one : other).add(key, 60_000)));
    expect(counted.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (__, n) => n + 1),
    );
    const { count, ttl } = await other.read(key);
    expect(count).toBe(20);
    expect(ttl).toBeGreaterThan(0);
    expect(ttl).toBeLessThanOrEqual(60_000);
  });

  test('one is taken back, all are forgotten, and nothing is less than none', async () => {
    const store = await ready();
    const key = randomUUID();
    await store.add(key, 60_000);
    await store.add(key, 60_000);
    await store.takeBack(key);
    expect((await store.read(key)).count).toBe(1);
    await store.forget(key);
    await store.takeBack(key);
    expect((await store.read(key)).count).toBe(0);
    expect((await store.add(key, 60_000)).count).toBe(1);
  });
});

test('while Redis is away actions are counted in the database, and the operator is told once', async () => {
  const lines: string[] = [];
  const store = open('redis://:secret-of-redis@127.0.0.1:1', (line) => lines.push(line));
  expect((await store.add('some action', 60_000)).count).toBe(1);
  expect((await store.add('some action', 60_000)).count).toBe(2);
  expect((await open(null).read('some action')).count).toBe(2);
  await store.takeBack('some action');
  expect((await store.read('some action')).count).toBe(1);
  await store.forget('some action');
  expect((await store.read('some action')).count).toBe(0);
  expect(lines).toEqual([expect.stringMatching(/^REDIS_URL does not answer/)]);
  expect(lines.join()).not.toContain('secret-of-redis');
});

test('while Redis is away requests are answered', async () => {
  const limits = open('redis://127.0.0.1:1');
  const other = await startTestApp({ rateLimit: 1 }, { limits });
  for (let n = 0; n < 3; n += 1) expect((await other.call('serverTime', {})).code).toBe(200);
  await other.close();
});
