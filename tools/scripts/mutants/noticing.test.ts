import { filesToAsk } from './noticing.ts';

const files = ['cart/page', 'cart/lines/slice', 'pay/page', 'cart/lines/saga'].map((name) => ({
  path: `/shop/src/${name}.test.ts`,
}));
const asked = (near: string, titles: Record<string, string[]> = {}, pattern?: string) =>
  filesToAsk(files, { near, titles, pattern }).map(({ path }) => path.replace(/^\/shop\/src\/|\.test\.ts$/g, ''));

test('the files beside the change are asked first, then those of the folders above', () => {
  expect(asked('/shop/src/cart/lines/slice.ts')).toEqual([
    'cart/lines/slice',
    'cart/lines/saga',
    'cart/page',
    'pay/page',
  ]);
  expect(asked('/shop/src/pay/slice.ts')[0]).toBe('pay/page');
});

test('only files with a test that reaches the change are asked', () => {
  const titles = {
    '/shop/src/cart/page.test.ts': ['CART-001 a line', 'CART-002 a sum (plus tax)'],
    '/shop/src/pay/page.test.ts': ['PAY-001 a card'],
    '/shop/src/cart/lines/slice.test.ts': [],
  };
  expect(asked('/shop/src/pay/slice.ts', titles, String.raw`(CART-002 a sum \(plus tax\))|(CART-009 gone)`)).toEqual([
    'cart/page',
    'cart/lines/saga',
  ]);
});
