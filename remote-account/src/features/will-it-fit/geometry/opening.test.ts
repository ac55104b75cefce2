import fc from 'fast-check';
import { anyBox, growth, lengthBetween } from '../testing/shapes.ts';
import { throughOpening } from './opening.ts';

const anyDoor = fc.record({ width: lengthBetween(10, 200), height: lengthBetween(10, 250) });

test('what goes through a door goes through any larger one, and so does anything smaller', () => {
  fc.assert(
    fc.property(
      anyBox,
      anyDoor,
      growth,
      growth,
      fc.double({ min: 0.1, max: 1, noNaN: true }),
      (box, door, a, b, part) => {
        fc.pre(throughOpening(box, door).way !== 'no');
        expect(throughOpening(box, { width: door.width + a, height: door.height + b }).way).not.toBe('no');
        expect(throughOpening({ ...box, height: box.height * part }, door).way).not.toBe('no');
      },
    ),
  );
});

test('how a box is turned before changes nothing', () => {
  fc.assert(
    fc.property(anyBox, anyDoor, (box, door) => {
      const turned = { width: box.height, depth: box.width, height: box.depth };
      expect(throughOpening(turned, door)).toEqual(throughOpening(box, door));
    }),
  );
});

test('what is said to be missing is enough, and a millimetre less is not', () => {
  fc.assert(
    fc.property(anyBox, anyDoor, (box, door) => {
      const passage = throughOpening(box, door);
      if (passage.way !== 'no') return;
      const { of, by } = passage.short;
      const grown = (more: number) => ({
        width: door.width + (of === 'height' ? 0 : more),
        height: door.height + (of === 'width' ? 0 : more),
      });
      expect(by).toBeGreaterThan(0);
      expect(throughOpening(box, grown(by)).way).not.toBe('no');
      if (by > 0.1) expect(throughOpening(box, grown(by - 0.1)).way).toBe('no');
    }),
  );
});

test.each([
  // Upright, on its side, with its smallest face ahead.
  [{ width: 200, depth: 90, height: 80 }, { width: 85, height: 200 }, { way: 'straight' }],
  [{ width: 200, depth: 90, height: 80 }, { width: 80, height: 90 }, { way: 'straight' }],
  [
    { width: 200, depth: 90, height: 80 },
    { width: 76, height: 200 },
    { way: 'no', short: { of: 'width', by: 4 } },
  ],
  [
    { width: 200, depth: 90, height: 80 },
    { width: 85, height: 89 },
    { way: 'no', short: { of: 'height', by: 1 } },
  ],
  [
    { width: 100, depth: 100, height: 100 },
    { width: 90, height: 80 },
    { way: 'no', short: { of: 'each', by: 20 } },
  ],
  // A mirror.
  [{ width: 2, depth: 120, height: 120 }, { width: 90, height: 100 }, { way: 'tilted' }],
] as const)('%j through %j', (box, door, expected) => {
  const passage = throughOpening(box, door);
  if (passage.way !== 'no' || expected.way !== 'no') return expect(passage).toEqual(expected);
  expect(passage.short.of).toBe(expected.short.of);
  return expect(passage.short.by).toBeCloseTo(expected.short.by, 3);
});
