import { pasted } from '@shop/format/testing';
import fc from 'fast-check';
import { fixture } from '../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { cleanInput } from './clean-input.ts';

let shop: TestApp;
let guest: Record<string, string>;
beforeAll(async () => {
  shop = await startTestApp();
  guest = await shop.guest();
  await shop.call('addCartItem', { body: { product_id: fixture.sofa, child_id: fixture.sofaGrey, qty: 1 } }, guest);
});
afterAll(() => shop?.close());

const given = async (value: string, holds: (text: string) => Promise<unknown>) => {
  await fc.assert(
    fc.asyncProperty(pasted(value), async (text) => void (await holds(text))),
    { numRuns: 15 }, // fewer than a guest may try coupons
  );
};

test('a coupon is the one that is meant', () =>
  given('TEN', async (coupon_code) => {
    const { result } = await shop.call('applyCoupon', { body: { coupon_code } }, guest);
    expect(result).toMatchObject({ coupon_code: 'TEN' });
  }));

test('a search is for what is meant', () =>
  given('lund sofa', async (keyword) => {
    const { result } = await shop.call('searchProducts', { body: { keyword } });
    expect([result.keyword, result.products[0]?.entity_id]).toEqual(['lund sofa', fixture.sofa]);
  }));

test('a postal code in the address of a request is the one that is meant', () =>
  given('H2X 1Y4', async (postcode) => {
    const { result } = await shop.call('cartDelivery', { query: { postcode } }, guest);
    expect(result).toMatchObject({ postcode: 'H2X 1Y4' });
  }));

test('passwords are taken as they are typed, and what is nested is cleaned however deep', () => {
  let deep: Record<string, unknown> = { email: '\uFEFFana@example.ca' };
  const inner = deep;
  for (let level = 0; level < 20_000; level += 1) deep = { deep };
  cleanInput(deep);
  expect(inner).toEqual({ email: 'ana@example.ca' });
  expect(cleanInput({ password: ' a\u00A0b ', new_password: '\u200Bc', list: ['\u200Bd'], n: 1, none: null })).toEqual({
    password: ' a\u00A0b ',
    new_password: '\u200Bc',
    list: ['d'],
    n: 1,
    none: null,
  });
});
