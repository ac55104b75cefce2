import { schema } from '../../database/connection.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp({ rateLimit: 10_000 });
});
afterAll(() => shop?.close());

test('API-067 the list of redirects tells where a path has moved to, as path-resolve does', async () => {
  const { result } = await shop.call('redirectList', {});
  expect(result).toEqual({ list: [{ from: '/old-sofa.html', to: '/lund-sofa.html', code: 301 }] });
  for (const { from, to, code } of result.list) {
    const resolved = await shop.call('pathResolve', { body: { request_path: from } });
    expect(resolved).toMatchObject({ code, result: { reqest_path: to } });
  }
});

const visit = (path: string, referrer: string) => shop.call('notFoundReferrer', { body: { path, referrer } });
const storedPaths = () => shop.connection.db.select().from(schema.unknownPath).orderBy(schema.unknownPath.path);

test('API-068 an unknown path is kept with the page that led there last, and how often it was asked for', async () => {
  expect((await visit('/sofa-bed', 'https://a.example/')).code).toBe(200);
  shop.clock.now = new Date('2026-06-02T08:00:00.000Z');
  await visit('/sofa-bed', 'https://b.example/');
  await visit('/chairs', '');
  expect(await storedPaths()).toEqual([
    { path: '/chairs', referrer: '', visits: 1, lastVisitAt: shop.clock.now },
    { path: '/sofa-bed', referrer: 'https://b.example/', visits: 2, lastVisitAt: shop.clock.now },
  ]);
  expect((await visit(`/${'x'.repeat(2_000)}`, '')).code).toBe(400);
});

test('what one address sends beyond measure is not kept, and nobody is told', async () => {
  for (let nth = 0; nth < 70; nth += 1) expect((await visit(`/made-up-${nth}`, '')).code).toBe(200);
  expect((await storedPaths()).length).toBeLessThan(65);
});
