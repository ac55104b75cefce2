import { quantityProblem } from './quantity.ts';

const limits = { minSaleQty: 3, usableQuantity: 5 };

test('VAL-022 PDP-023 a quantity keeps between the least that is sold and what there is', () => {
  expect([3, 4, 5].map((quantity) => quantityProblem(quantity, limits))).toEqual([null, null, null]);
  expect(quantityProblem(2, limits)).toEqual({ code: 'below-minimum', minimum: 3 });
  expect(quantityProblem(6, limits)).toEqual({ code: 'above-maximum', maximum: 5 });
  expect(quantityProblem(3, { minSaleQty: 3, usableQuantity: 3 })).toBeNull();
});

test('at least one, whatever the product says; without one it is out of stock', () => {
  expect(quantityProblem(0, { minSaleQty: 0, usableQuantity: 5 })).toEqual({ code: 'below-minimum', minimum: 1 });
  expect(quantityProblem(0, { minSaleQty: 0, usableQuantity: 0 })).toEqual({ code: 'out-of-stock' });
});
