import { product } from '../../testing/samples.ts';
import { dropPriceSeconds, policyLines, preOrderDate, tierNote } from './facts.ts';

test('PDP-019 the tier note needs a quantity and a value of the first tier', () => {
  expect(tierNote([], 10000)).toBeNull();
  expect(tierNote([{ qty: 0, value: 9000 }], 10000)).toBeNull();
  expect(tierNote([{ qty: 5, value: 0 }], 10000)).toBeNull();
  expect(tierNote([{ qty: 5, value: 9000 }], 10000)).toEqual({ qty: 5, value: 9000, percent: 10 });
});

test.each([
  [9000, 10000, 10],
  [6667, 9999, 33],
  [9951, 10000, 0],
  [7100, 10000, 29],
])('PDP-020 %i of %i saves %i per cent, truncated', (value, price, percent) => {
  expect(tierNote([{ qty: 5, value }], price)?.percent).toBe(percent);
});

test('a tier that costs more than one piece is no offer', () => {
  expect(tierNote([{ qty: 5, value: 11000 }], 10000)).toBeNull();
});

test('seconds and ship dates count only with their tag', () => {
  expect(dropPriceSeconds(product({ product_tag: 'Drop Price', spkie_special_time: 30 }))).toBe(30);
  expect(dropPriceSeconds(product({ spkie_special_time: 30 }))).toBeNull();
  expect(preOrderDate(product({ product_tag: 'Pre-order', presale_end_date: '2027-01-05T12:00:00Z' }))).toBe(
    '2027-01-05T12:00:00Z',
  );
  expect(preOrderDate(product({ presale_end_date: '2027-01-05T12:00:00Z' }))).toBeNull();
});

test('underscores part the lines of a policy, and a middle dot begins a bullet', () => {
  expect(policyLines('To your door_· in two days__ · in three')).toEqual([
    { text: 'To your door', bullet: false },
    { text: 'in two days', bullet: true },
    { text: 'in three', bullet: true },
  ]);
});
