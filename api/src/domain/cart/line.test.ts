import { isGone, limitsOf, pricedOf, type Choice } from './line.ts';

const now = new Date('2026-06-01T12:00:00Z');
const product: Choice['product'] = {
  price: 20_000,
  finalPrice: 15_000,
  plusPrice: 12_000,
  quantity: 60,
  usableQuantity: 50,
  minSaleQty: 2,
  status: 1,
  type: 'simple',
  dropEndsAt: null,
  details: { tierPrices: [{ quantity: 5, unitPrice: 13_000 }] },
};
const variant = { price: 22_000, finalPrice: 16_000, quantity: 9, usableQuantity: 8 };
const configurable: Choice['product'] = { ...product, type: 'configurable' };

test('a simple product costs what it says, with its price for members and from a quantity on', () => {
  expect(pricedOf({ product, variant: null }, now)).toEqual({
    price: 20_000,
    finalPrice: 15_000,
    plusPrice: 12_000,
    tierPrices: [{ quantity: 5, unitPrice: 13_000 }],
  });
});

test('a variant has its own price; the price for members holds where both cost the same', () => {
  expect(pricedOf({ product: configurable, variant }, now)).toMatchObject({
    price: 22_000,
    finalPrice: 16_000,
    plusPrice: null,
  });
  const same = { ...variant, finalPrice: 15_000 };
  expect(pricedOf({ product: configurable, variant: same }, now)).toMatchObject({
    finalPrice: 15_000,
    plusPrice: 12_000,
  });
});

test('a dropped price holds until its end, of a variant as of a product', () => {
  const ends = (dropEndsAt: Date) => ({ ...configurable, dropEndsAt });
  const later = ends(new Date('2026-06-01T12:00:01Z'));
  const over = ends(now);
  expect(pricedOf({ product: later, variant: null }, now).finalPrice).toBe(15_000);
  expect(pricedOf({ product: over, variant: null }, now).finalPrice).toBe(20_000);
  expect(pricedOf({ product: over, variant }, now).finalPrice).toBe(22_000);
});

test('how many may be bought is the variant’s stock and the product’s least quantity', () => {
  expect(limitsOf({ product, variant: null })).toEqual({ minSaleQty: 2, usableQuantity: 50 });
  expect(limitsOf({ product: configurable, variant })).toEqual({ minSaleQty: 2, usableQuantity: 8 });
});

test('gone is what was taken out of the shop, and a product whose variant is gone', () => {
  expect(isGone({ product, variant: null })).toBe(false);
  expect(isGone({ product: { ...product, status: 2 }, variant: null })).toBe(true);
  expect(isGone({ product: configurable, variant })).toBe(false);
  expect(isGone({ product: configurable, variant: null })).toBe(true);
  expect(isGone({ product: { ...configurable, status: 2 }, variant })).toBe(true);
});
