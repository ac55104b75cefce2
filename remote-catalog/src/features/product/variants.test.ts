import { inventory, variant } from '../../testing/samples.ts';
import { axesOf, chooseVariant } from './variants.ts';

const out = { inventory: inventory({ is_in_stock: false, usable_qty: 0 }) };
const greyLarge = variant(1, 'grey', 'Large', out);
const greySmall = variant(2, 'grey', 'Small');
const greenSmall = variant(3, 'green', 'Small', out);
const all = [greyLarge, greySmall, greenSmall];

test('ROUTE-073 the address chooses the variant, in stock or not', () => {
  expect(chooseVariant(all, 3)).toBe(greenSmall);
});

test('without a wish the first in stock is shown, else the first', () => {
  expect(chooseVariant(all, null)).toBe(greySmall);
  expect(chooseVariant(all, 99)).toBe(greySmall);
  expect(chooseVariant([greyLarge, greenSmall], null)).toBe(greyLarge);
  expect(chooseVariant([], 1)).toBeNull();
});

test('each axis lists its values with what choosing them means', () => {
  const axes = axesOf(all, greySmall);
  expect(axes.map(({ axis }) => axis)).toEqual(['color', 'size']);
  expect(axes[0]?.choices.map(({ value, state, selected }) => [value, state, selected])).toEqual([
    ['grey', 'available', true],
    ['green', 'sold-out', false],
  ]);
  expect(axes[1]?.choices.map(({ value, state }) => [value, state])).toEqual([
    ['Large', 'sold-out'],
    ['Small', 'available'],
  ]);
});

test('a combination that is not made leads to the nearest one that is', () => {
  const [color, size] = axesOf(all, greenSmall);
  const large = size?.choices.find(({ value }) => value === 'Large');
  expect(large).toMatchObject({ state: 'missing', variant: greyLarge });
  expect(color?.choices.find(({ value }) => value === 'grey')).toMatchObject({ variant: greySmall });
});
