import { cart, item } from '../../testing/fixtures.ts';
import { isBlocking, isRefused, itemState, quantityChoices, quantityToSet } from './item-state.ts';
import { isPickupRegion } from './pickup.ts';
import { isTaxFailed, shownCart } from './cart-view.ts';

const stock = (changes: object) => ({ ...item().inventory, ...changes });

test('VAL-023 quantity choices run from 1 to the usable quantity', () => {
  expect(quantityChoices(item({ inventory: stock({ usable_qty: 4 }) }))).toEqual([1, 2, 3, 4]);
  expect(quantityChoices(item({ qty: 6, inventory: stock({ usable_qty: 2 }) }))).toEqual([1, 2, 6]);
});

test('VAL-023 a quantity that cannot be ordered has one that can: the most that there are, or the least that is sold', () => {
  const of = (qty: number, changes: object) => item({ qty, inventory: stock(changes) });
  const lines = [
    of(5, { usable_qty: 5 }),
    of(6, { usable_qty: 5 }),
    of(1_000, { usable_qty: 2_000 }),
    of(2, { min_sale_qty: 3 }),
    of(3, { min_sale_qty: 3 }),
    of(6, { usable_qty: 0, is_in_stock: false }),
  ];
  expect(lines.map(quantityToSet)).toEqual([null, 5, 999, 3, null, null]);
  expect(lines.map(isRefused)).toEqual([false, true, true, true, false, true]);
});

test('CART-003 CART-015 status 2 is unavailable, whatever the stock; no stock is out of stock', () => {
  expect(itemState(item({ status: 2, inventory: stock({ is_in_stock: false }) }))).toBe('unavailable');
  const soldOut = item({ inventory: stock({ is_in_stock: false }) });
  expect(itemState(soldOut)).toBe('out-of-stock');
  expect(isBlocking(soldOut)).toBe(true);
});

test('CART-017 under 10 in stock is almost out, a pre-order never', () => {
  expect(itemState(item({ inventory: stock({ qty: 9 }) }))).toBe('almost-out');
  expect(itemState(item({ inventory: stock({ qty: 10 }) }))).toBe('available');
  expect(itemState(item({ product_tag: 'Pre-order', inventory: stock({ qty: 3 }) }))).toBe('pre-order');
  expect(itemState(item({ inventory: stock({ qty: 3, is_in_stock: false }) }))).toBe('out-of-stock');
});

test('CART-021 the saved state is the stored address’s region code, and only NJ has pickup', () => {
  expect(isPickupRegion(JSON.stringify({ region_code: 'NJ' }))).toBe(true);
  for (const stored of [JSON.stringify({ region_code: 'QC' }), 'null', null, '{broken', '"NJ"']) {
    expect(isPickupRegion(stored)).toBe(false);
  }
});

test('CART-025 an empty list has quantity 0, failed tax and no counts', () => {
  const empty = shownCart(cart([], { items_qty: 3, items_count: 2 }));
  expect(empty).toMatchObject({ items_qty: 0, items_count: 0, tax_failed: 1 });
  expect(isTaxFailed(empty)).toBe(true);
});
