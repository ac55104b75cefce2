import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectServer } from '../database/server.ts';
import { startPostgres, type PostgresServer, type ServerDatabase } from '../testing/postgres-server.ts';
import { startApiServer } from './api-server.ts';
import { callOver } from './http-call.ts';
import { plentifulGoods } from './plentiful.ts';
import type { ServerProcess } from './server-process.ts';
import { startWebServer } from './web-server.ts';

/** Requests of one address in a minute. */
const rateLimit = 8;
const former = 'the-former-secret-of-this-test';
const fresh = 'the-new-secret-of-this-test';

/** Servers that do the same, each asked in turn; one that is started again is asked nothing meanwhile. */
interface Members {
  /** The next one that is there. */
  next(): string;
  /** Ends one in order and starts it with these settings. */
  restart(place: number, env: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
}

type Start = (env: Record<string, string>) => Promise<ServerProcess>;

const startMembers = async (count: number, start: Start, env: Record<string, string>): Promise<Members> => {
  const members: (ServerProcess | null)[] = await Promise.all(Array.from({ length: count }, () => start(env)));
  let asked = 0;
  const there = () => members.filter((member) => member !== null);
  return {
    next: () => {
      const found = there();
      asked += 1;
      return found[asked % found.length]?.url ?? '';
    },
    restart: async (place, changed) => {
      const member = members[place];
      members[place] = null;
      await member?.stop();
      members[place] = await start(changed);
    },
    stop: async () => {
      await Promise.all(there().map((member) => member.kill()));
    },
  };
};

/** An address that passes each request on to the next member, on a connection of its own, as a balancer does. */
const balancer = async (members: Members) => {
  const agent = new Agent({ keepAlive: false });
  const server = createServer((incoming, answer) => {
    const { url = '/', method, headers } = incoming;
    const onward = request(new URL(url, members.next()), { method, headers, agent }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not a pipe
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

let postgres: PostgresServer;
let database: ServerDatabase;
let releases: string;
let apis: Members;
let webs: Members;
let between: Awaited<ReturnType<typeof balancer>>;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.newDatabase();
  // Calls are passed on without any build.
  releases = await mkdtemp(path.join(tmpdir(), 'releases-'));
  // Nobody has to notice that one ends: it is asked nothing by then.
  const ending = { DRAIN_DELAY: '0' };
  const world = { SANDBOX: '1', WORLD: '1', WORLD_PRODUCTS: '60', PASSWORD_COST: '14' };
  const ofApi = { ...world, ...ending, DATABASE_URL: database.url, API_RATE_LIMIT: String(rateLimit) };
  apis = await startMembers(2, (env) => startApiServer({ ...ofApi, ...env }), { WEB_SECRET: former });
  between = await balancer(apis);
  const ofWeb = { ...ending, API_URL: between.url, RELEASES: releases, TRUST_PROXY: '1' };
  webs = await startMembers(2, (env) => startWebServer({ ...ofWeb, ...env }), { WEB_SECRET: former });
});
afterAll(async () => {
  await webs.stop();
  between.stop();
  await apis.stop();
  await database.drop();
  await postgres.stop();
  await rm(releases, { recursive: true });
});

let addresses = 0;
/** Somebody else each time. */
const otherAddress = () => {
  addresses += 1;
  return { 'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` };
};

test('while the secret of the web servers is changed as told, server by server, nobody is refused or signed out', async () => {
  const login = { email: 'ordinary@shop.test', password: 'Boreal2026' };
  const signedIn = await callOver(webs.next(), 'login', { body: login }, otherAddress());
  const customer = { authorization: signedIn.result.token ?? '' };
  const guest = await callOver(webs.next(), 'guestLogin', { query: { device_id: randomUUID() } }, otherAddress());
  const visitor = { authorization: guest.result.token };
  const { db, close } = connectServer(database.url);
  const { product } = await plentifulGoods(db);
  await close();
  const seen: string[] = [];
  const look = async (): Promise<void> => {
    const answers = await Promise.all([
      callOver(webs.next(), 'sessions', {}, { ...customer, ...otherAddress() }),
      callOver(webs.next(), 'carts', {}, { ...visitor, ...otherAddress() }),
    ]);
    seen.push(...answers.map(({ status, message }) => `${status} ${message}`));
  };
  const change = { isOver: false };
  const looking = (async () => {
    while (!change.isOver) await look();
  })();

  for (const place of [0, 1]) await apis.restart(place, { WEB_SECRET: fresh, WEB_SECRET_FORMER: former });
  await webs.restart(0, { WEB_SECRET: fresh });
  const added = await callOver(
    webs.next(),
    'addCartItem',
    { body: { product_id: product, qty: 1 } },
    { ...visitor, ...otherAddress() },
  );
  await webs.restart(1, { WEB_SECRET: fresh });
  for (const place of [0, 1]) await apis.restart(place, { WEB_SECRET: fresh });
  change.isOver = true;
  await looking;

  expect([...new Set(seen)].filter((answer) => !answer.startsWith('200'))).toEqual([]);
  expect(seen.length).toBeGreaterThan(rateLimit);
  expect(added.status).toBe(200);
  // One address is one visitor as before: what it asks too much is refused, and nobody else.
  const one = otherAddress();
  const statuses: number[] = [];
  while (statuses.length <= rateLimit)
    statuses.push((await callOver(webs.next(), 'carts', {}, { ...visitor, ...one })).status);
  expect(statuses).toEqual([...Array.from({ length: rateLimit }, () => 200), 429]);
  // The former secret makes nobody somebody else any more.
  const unbelieved: number[] = [];
  while (unbelieved.length <= rateLimit) {
    const said = { 'x-web-secret': former, 'x-visitor-address': otherAddress()['x-forwarded-for'] };
    unbelieved.push((await callOver(between.url, 'carts', {}, { ...visitor, ...said })).status);
  }
  expect(unbelieved.at(-1)).toBe(429);
  const cart = await callOver(webs.next(), 'carts', {}, { ...visitor, ...otherAddress() });
  expect(cart.result.items_qty).toBe(1);
}, 3_600_000);
