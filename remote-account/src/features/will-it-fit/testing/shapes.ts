import fc from 'fast-check';
import type { Box } from '../geometry/shapes.ts';

/** A length in centimetres, to a millimetre. */
export const lengthBetween = (least: number, most: number): fc.Arbitrary<number> =>
  fc.integer({ min: least * 10, max: most * 10 }).map((millimetres) => millimetres / 10);

export const anyBox: fc.Arbitrary<Box> = fc.record({
  width: lengthBetween(5, 250),
  depth: lengthBetween(5, 250),
  height: lengthBetween(5, 250),
});

/** How much larger or smaller something else is: none, a little, or much. */
export const growth = fc.oneof(fc.constant(0), lengthBetween(0, 1), lengthBetween(0, 100));

export const grownBox = ({ width, depth, height }: Box, [a, b, c]: readonly [number, number, number]): Box => ({
  width: width + a,
  depth: depth + b,
  height: height + c,
});
