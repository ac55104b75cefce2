import { productPageCalls, type Language } from '@shop/contract';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const secret = 'a-secret-of-this-test';
let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp({ webSecret: secret })));
afterAll(() => shop?.close());

const resolve = async (request_path: string, headers: Record<string, string> = {}) =>
  (await shop.call('pathResolve', { body: { request_path, with_page: 1 } }, headers)).result;

test.each(['en', 'fr'] satisfies Language[])(
  'in %s a product’s path is answered with what its page asks, as each call answers everybody',
  async (language) => {
    const headers = { 'accept-language': language };
    const customer = { ...(await shop.signIn('plus@example.com')), ...headers };
    const { productDetail, productReviews, productFaq } = productPageCalls(fixture.sofa);
    const page = {
      productDetail: (await shop.call('productDetail', { query: productDetail }, headers)).result,
      productReviews: (await shop.call('productReviews', { query: productReviews }, headers)).result,
      productFaq: (await shop.call('productFaq', { query: productFaq }, headers)).result,
    };
    expect(page.productReviews.total).toBeGreaterThan(0);
    expect(page.productFaq.total).toBeGreaterThan(0);
    const plain = (await shop.call('pathResolve', { body: { request_path: '/index.php/lund-sofa.html' } })).result;
    expect(plain).toMatchObject({ type: 'product', id: fixture.sofa });
    expect(await resolve('/index.php/lund-sofa.html', headers)).toEqual({ ...plain, page });
    expect(await resolve('/lund-sofa.html', customer)).toMatchObject({ page });
  },
);

test('nothing more is answered of other paths, and where it is not asked for', async () => {
  expect(await resolve('/about')).not.toHaveProperty('page');
  const plain = await shop.call('pathResolve', { body: { request_path: '/lund-sofa.html' } });
  expect(plain.result).not.toHaveProperty('page');
});

test('a render is told that the answer was made from all that its parts were made from', async () => {
  const render = { 'x-web-secret': secret, 'x-render': '1' };
  const tags = ({ headers }: { headers: Record<string, unknown> }) => String(headers['x-page-tags']).split(' ');
  const { productDetail, productReviews, productFaq } = productPageCalls(fixture.sofa);
  const parts = [
    await shop.call('productDetail', { query: productDetail }, render),
    await shop.call('productReviews', { query: productReviews }, render),
    await shop.call('productFaq', { query: productFaq }, render),
  ].flatMap(tags);
  const whole = await shop.call('pathResolve', { body: { request_path: '/lund-sofa.html', with_page: 1 } }, render);
  expect(parts).toContain(`product:${fixture.sofa}`);
  expect(new Set(tags(whole))).toEqual(new Set(parts));
});
