import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let closed: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  closed = await startTestApp({ sandbox: false });
});
afterAll(async () => {
  await shop?.close();
  await closed?.close();
});

const product = (faults: string, at = shop) =>
  at.app.inject({
    url: '/api/product_detail?id=2',
    headers: { client: 'pc', ...(faults && { 'x-sandbox-faults': faults }) },
  });

test('a call fails as its fault says, for who asks so, and no other call does', async () => {
  for (const status of [500, 503, 404, 429]) {
    const reply = await product(`productDetail@${status}`);
    expect([reply.statusCode, reply.json().code]).toEqual([status, status]);
    expect(reply.headers['retry-after']).toBe(status === 503 || status === 429 ? '2' : undefined);
  }
  expect((await product('categoryTree@500')).statusCode).toBe(200);
  expect((await product('')).statusCode).toBe(200);
  expect((await product('productDetail@500', closed)).statusCode).toBe(200);
});

test('an answer is no JSON, lacks a field, or comes later', async () => {
  const right = (await product('')).json();
  expect((await product('productDetail@garbage')).body).toBe('<html>not json');
  const lacking = (await product('productDetail@field')).json();
  const [first = ''] = Object.keys(right.result);
  const { [first]: _gone, ...others } = right.result;
  expect(lacking).toEqual({ ...right, result: others });
  expect((await product('productDetail@slow-1')).json()).toEqual(right);
});

test('a connection is cut before the call is done, or after', async () => {
  const headers = await shop.guest();
  // On a connection of its own: an injected request has none that could be cut.
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const add = (kind: string) =>
    fetch(`${origin}/api/cart`, {
      method: 'POST',
      headers: {
        client: 'pc',
        'content-type': 'application/json',
        ...headers,
        'x-sandbox-faults': `addCartItem@${kind}`,
      },
      body: JSON.stringify({ product_id: 2, qty: 1 }),
    });
  const lines = async () => (await shop.call('carts', {}, headers)).result.items_count;
  await expect(add('cut')).rejects.toThrow('fetch failed');
  expect(await lines()).toBe(0);
  await expect(add('lost')).rejects.toThrow('fetch failed');
  expect(await lines()).toBe(1);
});
