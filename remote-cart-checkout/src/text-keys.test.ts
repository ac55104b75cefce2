import type { useTranslation } from '@shop/platform';

test('a key that nobody wrote does not compile', () => {
  const t: ReturnType<typeof useTranslation<'cart-checkout'>>['t'] = (key) => key;
  // @ts-expect-error tsc stops here when it no longer knows this package's texts
  expect(t('wrong.key')).toBe('wrong.key');
  expect(t('title.cart')).toBe('title.cart');
});
