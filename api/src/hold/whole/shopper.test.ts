import { pauseThatBears } from './shopper.ts';

test.each([
  ['a quick machine', { page: 30, order: 60 }, 5_714],
  ['one that takes three times as long', { page: 90, order: 180 }, 17_143],
])('shoppers rest for as long as keeps 60 %% of two processors busy, on %s', (_, costs, pause) => {
  expect(pauseThatBears(200, costs, 1.2)).toBeCloseTo(pause, 0);
});
