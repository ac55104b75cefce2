import { months, monthsOf, years, yearsOf } from './plan-term.ts';

test.each([
  [1, 12],
  [2, 24],
  [5, 60],
])('PLAN-009 %i years in the cart are %i months when they are sent', (inCart, sent) => {
  expect(monthsOf(years(inCart))).toBe(sent);
  expect(yearsOf(months(sent))).toBe(inCart);
});

test('years and months do not stand in for each other', () => {
  // @ts-expect-error months are no years
  expect(monthsOf(months(24))).toBe(288);
  // @ts-expect-error years are no months
  expect(yearsOf(years(24))).toBe(2);
});
