import fc from 'fast-check';
import { type Command, step } from './steps.ts';

export const wheelSteps: fc.Arbitrary<Command>[] = [
  fc
    .nat({ max: 1 })
    .map((one) => step(`${one} turns the wheel`, ({ shop, people }) => shop.call('turn', { body: {} }, people[one]))),
  fc.constant(
    step('an account without a confirmed address turns the wheel', ({ shop, newcomer }) =>
      shop.call('turn', { body: {} }, newcomer),
    ),
  ),
];
