import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { webhookTypes } from '@shop/contract/operator';
import { Webhook } from 'standardwebhooks';
import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { transact } from '../../database/transact.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { operate } from '../../testing/operating.ts';
import { storeOrder, storeParcel } from '../../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { deliverWebhooks } from '../../webhooks/delivery.ts';
import { postOutside } from '../../webhooks/post.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  type: string;
  order: string;
}

let shop: TestApp;
let receiver: Server;
let origin: string;
let deliveries: Received[] = [];
/** Status codes of the receiver, by the type of message. */
let answers: Record<string, number> = {};
let secret: string;
const minute = 60_000;

beforeAll(async () => {
  shop = await startTestApp();
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      const { type, data } = JSON.parse(body || '{"data":{}}');
      deliveries.push({ headers: request.headers, body, type, order: data.order_id });
      const status = answers[type] ?? 204;
      response.writeHead(status, status === 302 ? { location: `${origin}/elsewhere` } : {}).end();
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`; // it listens on a port
  const said = await operate(shop, ['webhooks', 'add', `${origin}/orders`, '--types', webhookTypes.join(',')]);
  secret = said.split('\n').at(-1) ?? '';
});
afterAll(async () => {
  receiver?.close();
  await shop?.close();
});
beforeEach(async () => {
  await shop.connection.db.delete(schema.webhookDelivery);
  deliveries = [];
  answers = {};
});

const post = postOutside(true);
const deliver = () => deliverWebhooks({ db: shop.connection.db, now: () => shop.clock.now, post }, () => undefined);
const later = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};
const run = (...args: string[]) => operate(shop, args);
/** In a transaction, as orders are placed: an order has its number at the end of it. */
const ordered = () => transact(shop.connection.db, (db) => storeOrder(db, 1));
const received = () => deliveries.map(({ type, order }) => `${type} ${order}`);
/** The receiver's clock is the test's. */
const verified = ({ headers, body }: Received, by: string): unknown => {
  jest.useFakeTimers({ now: shop.clock.now, doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
  try {
    return new Webhook(by).verify(body, headers as Record<string, string>);
  } finally {
    jest.useRealTimers();
  }
};

test('another system hears of an order that is paid, shipped, refunded, returned and cancelled, signed and without names', async () => {
  const { number } = await ordered();
  await run('orders', 'ship', number, '--carrier', 'Purolator', '--tracking', 'PU-1');
  await run('parcels', 'list');
  await deliver();
  expect(received()).toEqual([`order.paid ${number}`, `order.shipped ${number}`]);
  expect(deliveries.map((one) => verified(one, secret))).toMatchObject([
    { type: 'order.paid', data: { order_id: number, status: 'paid', currency: 'CAD', refunded_amount: 0 } },
    {
      type: 'order.shipped',
      data: {
        status: 'shipped',
        carrier: 'Purolator',
        tracking_number: 'PU-1',
        items: [{ sku: expect.any(String), qty: 2 }],
      },
    },
  ]);
  expect(JSON.stringify(deliveries.map(({ body }) => body))).not.toMatch(/\bada\b|example\.com|montr/i);

  deliveries = [];
  const second = await ordered();
  await run('orders', 'refund', second.number, '--items', `SKU-${fixture.table}:2`, '--reference', 'R-1');
  await deliver();
  expect(received()).toEqual(['paid', 'cancelled', 'refunded'].map((state) => `order.${state} ${second.number}`));
  expect(JSON.parse(deliveries[2]?.body ?? '').data).toMatchObject({ status: 'cancelled', amount: second.grandTotal });

  deliveries = [];
  const third = await ordered();
  await storeParcel(shop.connection.db, third.id, { deliveredAt: shop.clock.now });
  const body = { order_id: third.number, item_ids: [1], qtys: [1], reason: 'damaged' as const };
  const { return_id } = (await shop.call('returnOrder', { body }, await shop.signIn())).result;
  await run('returns', 'receive', return_id);
  await run('returns', 'accept', return_id);
  await deliver();
  expect(received().slice(-2).toSorted()).toEqual([`order.refunded ${third.number}`, `order.returned ${third.number}`]);
  const returned = deliveries.find(({ type }) => type === 'order.returned');
  expect(JSON.parse(returned?.body ?? '').data).toMatchObject({ return_id, items: [{ qty: 1 }] });
});

test('what is undone with its transaction is told to nobody', async () => {
  const undone = transact(shop.connection.db, async (db) => {
    await storeOrder(db, 1);
    throw new Error('it did not work out');
  });
  await expect(undone).rejects.toThrow('it did not work out');
  await deliver();
  expect(deliveries).toEqual([]);
});

test('a message that is not taken comes again under its id, ever later, before all others of its order and of no other', async () => {
  answers = { 'order.paid': 503 };
  const { number } = await ordered();
  await run('orders', 'pack', number);
  await run('orders', 'ship', number, '--carrier', 'Purolator', '--tracking', 'PU-2');
  await deliver();
  expect(received()).toEqual([`order.paid ${number}`]);
  await deliver();
  expect(deliveries).toHaveLength(1);
  expect(await run('webhooks', 'deliveries', '--number', number)).toContain('\t1\t503\tit answered 503');

  later(minute);
  await deliver();
  later(minute / 2);
  await deliver();
  expect(deliveries).toHaveLength(2);
  answers = {};
  later(minute);
  await Promise.all([deliver(), deliver(), deliver()]);
  await deliver();
  expect(received()).toEqual([
    `order.paid ${number}`,
    `order.paid ${number}`,
    `order.paid ${number}`,
    `order.shipped ${number}`,
  ]);
  expect(new Set(deliveries.slice(0, 3).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('one that nobody takes for three days is given up, listed, and sent again when an operator says so', async () => {
  answers = { 'order.paid': 302 };
  const { number } = await ordered();
  // The database wrote it at its own time.
  await shop.connection.db
    .update(schema.webhookDelivery)
    .set({ createdAt: shop.clock.now })
    .where(eq(schema.webhookDelivery.orderNumber, number));
  await deliver();
  later(3 * 24 * 60 * minute + minute);
  await deliver();
  expect(deliveries.filter(({ order }) => order === number)).toHaveLength(2);
  const dead = await run('webhooks', 'deliveries', '--state', 'dead');
  expect(dead).toContain(`order.paid\t${number}`);
  expect(await run('webhooks', 'list')).toContain('\t0\t1');
  later(60 * minute);
  await deliver();
  expect(deliveries).toHaveLength(2);
  answers = {};
  const [, id = ''] = /\n(\d+)\t/.exec(dead) ?? [];
  expect(await run('webhooks', 'resend', id)).toContain('is sent again');
  await expect(run('webhooks', 'resend', id)).rejects.toThrow('is done with');
  await deliver();
  expect(deliveries).toHaveLength(3);
  expect(deliveries[2]?.headers['webhook-id']).toBe(deliveries[0]?.headers['webhook-id']);
  expect(await run('webhooks', 'deliveries', '--state', 'dead')).toBe('There is no message.');
});

test('messages that wait and that were given up are counted for monitoring, but for those of an address that is told nothing more', async () => {
  const counted = async () => {
    const { body } = await shop.app.inject('/metrics');
    return ['new', 'tried', 'dead'].map(
      (state) => new RegExp(`^shop_webhook_messages{state="${state}"} (\\d+)$`, 'm').exec(body)?.[1],
    );
  };
  const other = await run('webhooks', 'add', `${origin}/other`, '--types', 'order.paid');
  const [id = ''] = /\d+/.exec(other) ?? [];
  answers = { 'order.paid': 503 };
  await ordered();
  await shop.connection.db.update(schema.webhookDelivery).set({ createdAt: shop.clock.now });
  expect(await counted()).toEqual(['2', '0', '0']);
  await deliver();
  expect(await counted()).toEqual(['0', '2', '0']);
  later(3 * 24 * 60 * minute + minute);
  await deliver();
  expect(await counted()).toEqual(['0', '0', '2']);
  await run('webhooks', 'end', id);
  expect(await counted()).toEqual(['0', '0', '1']);
});

test('outside of the sandbox nothing is sent into the own network, by number or name, and no redirect is followed', async () => {
  const asked = (url: string) => postOutside(false)(url, {}, '{}');
  const { port } = new URL(origin);
  for (const url of [
    origin,
    `http://localhost:${port}`,
    'http://10.0.0.1/',
    'http://169.254.169.254/latest',
    'http://[::1]/',
  ])
    await expect(asked(url)).rejects.toThrow(/not allowed|private|is not/i);
  expect(deliveries).toEqual([]);
  answers = { 'order.paid': 302 };
  expect(await post(`${origin}/orders`, {}, JSON.stringify({ type: 'order.paid', data: {} }))).toEqual({ status: 302 });
  expect(deliveries).toHaveLength(1);
  const closed = await startTestApp({ sandbox: false });
  try {
    await expect(operate(closed, ['webhooks', 'add', origin, '--types', 'order.paid'])).rejects.toThrow('https://');
  } finally {
    await closed.close();
  }
});

test('a secret is changed without a gap: for a day each message is signed with both, then with the new one', async () => {
  const fresh = (await run('webhooks', 'rotate', '1')).split('\n').at(-1) ?? '';
  expect(fresh).not.toBe(secret);
  await ordered();
  await deliver();
  const [both] = deliveries;
  if (!both) throw new Error('Nothing was heard');
  expect([verified(both, secret), verified(both, fresh)]).toMatchObject([
    { type: 'order.paid' },
    { type: 'order.paid' },
  ]);
  later(25 * 60 * minute);
  await ordered();
  await deliver();
  const [, one] = deliveries;
  if (!one) throw new Error('Nothing more was heard');
  expect(verified(one, fresh)).toMatchObject({ type: 'order.paid' });
  expect(() => verified(one, secret)).toThrow('No matching signature');

  await ordered();
  expect(await run('webhooks', 'end', '1')).toBe('Webhook 1 is told nothing more.');
  await ordered();
  await deliver();
  expect(deliveries).toHaveLength(2);
});
