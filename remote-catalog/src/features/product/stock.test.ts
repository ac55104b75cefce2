import { inventory, product } from '../../testing/samples.ts';
import { canBuy, stockOf } from './stock.ts';

const status = (given: Parameters<typeof product>[0], stock: Parameters<typeof inventory>[0] = {}) =>
  stockOf(product(given), inventory(stock));

test.each([
  ['gone', { status: 2 }, {}],
  ['out-of-stock', {}, { is_in_stock: false, usable_qty: 0 }],
  ['too-few', {}, { is_in_stock: false, usable_qty: 3, min_sale_qty: 4 }],
  ['pre-order', { product_tag: 'Pre-order', presale_end_date: '2027-01-05' }, { qty: 2 }],
  ['almost-out', {}, { qty: 9 }],
  ['in-stock', {}, { qty: 10 }],
] as const)('%s', (expected, given, stock) => {
  expect(status(given, stock).status).toBe(expected);
  expect(canBuy(status(given, stock))).toBe(['pre-order', 'almost-out', 'in-stock'].includes(expected));
});

test('what comes back says when', () => {
  expect(status({ product_fill_time: '2027-02-01' }, { is_in_stock: false, usable_qty: 0 })).toEqual({
    status: 'out-of-stock',
    backOn: '2027-02-01',
  });
});
