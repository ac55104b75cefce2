import { afterSignIn } from './after-sign-in.ts';

const origin = 'https://shop.example';
const after = (redirect: string) => afterSignIn(new URLSearchParams({ redirect }), origin);

test.each(['/', '/checkout/cart', '/customer/account/order?page=2', '/search?keyword=//evil.example'])(
  '%s is gone to',
  (target) => {
    expect(after(target)).toBe(target);
  },
);

test.each([
  'checkout/cart',
  'https://shop.example/checkout/cart',
  'https://evil.example/',
  '//shop.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '',
])('%j is not: account home instead', (target) => {
  expect(after(target)).toBe('/customer/account/home');
});

test('no target at all means account home', () => {
  expect(afterSignIn(new URLSearchParams(), origin)).toBe('/customer/account/home');
});
