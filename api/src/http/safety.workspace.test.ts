import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, type CallDefinition, type CallInput, type CallName } from '@shop/contract';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
let closed: TestApp;
let customer: Record<string, string>;
beforeAll(async () => {
  shop = await startTestApp();
  closed = await startTestApp({ sandbox: false });
  customer = await shop.signIn();
});
afterAll(async () => {
  await shop?.close();
  await closed?.close();
});

const table: [string, CallDefinition][] = Object.entries(calls);

test.each(table)('API-002 the call %s is served at its method and path', async (_, { method, path }) => {
  expect(shop.app.hasRoute({ method, url: path.replace(/\/$/, '') })).toBe(true);
});

test.each(table.filter(([, { body }]) => body))(
  '%s refuses a field that it does not know, by its name',
  async (_, call) => {
    const reply = await shop.app.inject({
      method: call.method,
      url: call.path,
      headers: {
        client: 'pc',
        ...customer,
        'content-type': call.body === 'json' ? 'application/json' : 'application/x-www-form-urlencoded',
      },
      payload: call.body === 'json' ? '{"surprise":1}' : 'surprise=1',
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe('Unknown field: surprise.');
  },
);

test('changes from another site, or without the client header, are refused', async () => {
  const post = (headers: Record<string, string>) =>
    shop.app.inject({ method: 'POST', url: '/api/path_resolve', payload: {}, headers });
  expect((await post({})).statusCode).toBe(403);
  expect((await post({ client: 'pc', 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await post({ client: 'pc', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(400);
});

/** Calls that the contract names as reading, with what they are asked. */
const reading: { [N in CallName]?: CallInput<N> } = {
  pathResolve: { body: { request_path: 'lund-sofa.html', with_page: 1 } },
  categoryProducts: { body: { keyword: 'sofa' } },
  searchProducts: { body: { keyword: 'sofa' } },
  searchFilters: { body: { keyword: 'sofa' } },
  searchSuggest: { body: { keyword: 'sofa' } },
  searchTerms: { body: { keyword: 'sofa' } },
  productExtend: { body: { items: ['1'] } },
  deliveryEstimate: { body: { productId: 1, zipcode: 'H2X 1Y4' } },
  deliveredPrices: { body: { product_ids: [1], zipcode: 'H2X 1Y4' } },
};

test('calls that read with POST are answered where nothing can be changed', async () => {
  const names = table.flatMap(([name, { reads }]) => (reads ? [name] : []));
  expect(Object.keys(reading).toSorted()).toEqual(names.toSorted());
  const still = await startTestApp();
  await still.connection.db.execute('set default_transaction_read_only = on');
  const changing = await still.call('guestLogin', { query: { device_id: randomUUID(), noAuth: '1' } });
  const answers = await Promise.all(
    Object.entries(reading).map(async ([name, input]) => [name, (await still.call(name as CallName, input)).status]),
  );
  await still.close();
  expect(changing.status).toBeGreaterThanOrEqual(500);
  expect(answers).toEqual(Object.keys(reading).map((name) => [name, 200]));
});

test('an error of ours tells nothing of the inside, only a reference', async () => {
  const broken = await startTestApp();
  await broken.connection.db.execute('drop table question');
  const reply = await broken.call('productFaq', { query: { product_id: 1 } });
  expect(reply).toMatchObject({ status: 500, code: 500, result: null });
  expect(reply.message).toContain(String(reply.headers['x-request-id']));
  expect(reply.message).not.toMatch(/question|select|relation/);
  await broken.close();
});

test.each([
  [400, 'a body that breaks off', 'The request could not be read.', { url: '/api/cart', payload: '{' }],
  [413, 'a body beyond the limit', 'The request is too large.', { url: '/api/cart', payload: ' '.repeat(2_000_000) }],
  [404, 'a path of nothing', 'We could not find what you asked for.', { url: '/api/nothing', payload: '{}' }],
  [401, 'nobody’s cart', 'Your session has ended.', { url: '/api/cart', payload: '{"product_id":1,"qty":1}' }],
] as const)('REQ-011 what is refused with %i, %s, is an envelope too', async (code, _, message, sent) => {
  const headers = { client: 'pc', 'content-type': 'application/json' };
  const reply = await shop.app.inject({ method: 'POST', headers, ...sent });
  expect(reply.statusCode).toBe(code);
  expect(reply.json()).toEqual({ code, message, result: null, type: 'error' });
});

test('the documentation names every call', async () => {
  const document = (await shop.app.inject('/docs/json')).json();
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path as object));
  const names = operations.map((operation: { operationId?: string }) => operation.operationId);
  expect(names).toEqual(expect.arrayContaining(Object.keys(calls)));
});

test('the API keeps a connection for longer than nginx', () => {
  const configuration = readFileSync(join(import.meta.dirname, '../../../deploy/nginx/shop.conf'), 'utf8');
  const [, seconds] = /upstream shop_api \{[^}]*keepalive_timeout (\d+)s;/.exec(configuration) ?? [];
  expect(shop.app.server.keepAliveTimeout).toBeGreaterThan(Number(seconds) * 1_000);
});

test('health is answered; pictures that do not exist are 404', async () => {
  expect((await shop.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await shop.app.inject('/media/pictures/none.avif')).statusCode).toBe(404);
  expect((await shop.app.inject('/media/pictures/..%2f..%2fpackage.json')).statusCode).toBe(404);
});

test('without the sandbox nothing is under /dev', async () => {
  for (const url of ['/dev/mailbox', '/dev/mailbox.json', '/docs', '/docs/json']) {
    expect((await closed.app.inject(url)).statusCode).toBe(404);
  }
  for (const url of ['/dev/reset', '/dev/accounts']) {
    const posted = await closed.app.inject({ method: 'POST', url, headers: { client: 'pc' }, payload: {} });
    expect(posted.statusCode).toBe(404);
  }
});

test('reset makes the world anew', async () => {
  const guest = await shop.guest();
  await shop.call('addCartItem', { body: { product_id: 2, qty: 1 } }, guest);
  expect((await shop.app.inject({ method: 'POST', url: '/dev/reset' })).statusCode).toBe(200);
  expect((await shop.call('carts', {}, guest)).code).toBe(401);
  expect((await shop.call('productDetail', { query: { id: 2 } })).code).toBe(200);
});
