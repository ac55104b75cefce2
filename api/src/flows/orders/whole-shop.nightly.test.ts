import { tryEverything } from '../../testing/model/try-everything.ts';

test(
  'a thousand sequences of whatever people and the shop may do break no rule',
  () => tryEverything(1_000),
  3_600_000,
);
