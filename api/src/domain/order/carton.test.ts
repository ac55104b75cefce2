import { OperatorProblem } from '../operator-problem.ts';
import { cartonOf } from './units.ts';

const waiting = [
  { item_id: 1, sku: 'Sofa-1', qty: 2 },
  { item_id: 2, sku: 'LAMP', qty: 1 },
  { item_id: 3, sku: 'SOFA-1', qty: 1 }, // a gift
];
const packed = (...products: [sku: string, qty: number][]) => products.map(([sku, qty]) => ({ sku, qty }));

test('what was packed goes by the number on its box, in capitals or not', () => {
  expect(cartonOf(packed(['lamp', 1]), waiting)).toEqual([{ item_id: 2, qty: 1 }]);
  expect(cartonOf(packed(['sofa-1', 1], ['LAMP', 1]), waiting)).toEqual([
    { item_id: 1, qty: 1 },
    { item_id: 2, qty: 1 },
  ]);
  expect(cartonOf([], waiting)).toEqual([]);
});

test('of several items that are the same product the first goes first, and the next once it is used up', () => {
  expect(cartonOf(packed(['SOFA-1', 2]), waiting)).toEqual([{ item_id: 1, qty: 2 }]);
  expect(cartonOf(packed(['SOFA-1', 3]), waiting)).toEqual([
    { item_id: 1, qty: 2 },
    { item_id: 3, qty: 1 },
  ]);
  expect(cartonOf(packed(['SOFA-1', 1], ['SOFA-1', 2]), waiting)).toEqual([
    { item_id: 1, qty: 2 },
    { item_id: 3, qty: 1 },
  ]);
});

test('more than is waiting is a mistake of whoever packed, who is told what is left', () => {
  const left = 'left is Sofa-1:2,LAMP:1,SOFA-1:1.';
  const tooMany = new OperatorProblem(`4 × sofa-1 are not left to send of this order; ${left}`);
  expect(() => cartonOf(packed(['sofa-1', 4]), waiting)).toThrow(tooMany);
  expect(() => cartonOf(packed(['LAMP', 1], ['LAMP', 1]), waiting)).toThrow(OperatorProblem);
  expect(() => cartonOf(packed(['RUG', 1]), waiting)).toThrow(/^1 × RUG are not left/);
});
