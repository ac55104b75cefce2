import { tryEverything } from '../../testing/model/try-everything.ts';

test(
  'whatever is done in whatever order, money, stock, coupons, points and coins add up, and every refusal has a way on',
  () => tryEverything(25),
  1_800_000,
);
