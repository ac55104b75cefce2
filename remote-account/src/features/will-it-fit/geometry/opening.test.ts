import fc from 'fast-check';
import { anyBox, growth, lengthBetween } from '../testing/shapes.ts';
import type { Box } from './shapes.ts';
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

type Vector = readonly [number, number, number];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** Where the edges of a box meet the plane through its middle that is upright on a direction. */
const sectionOf = ({ width, depth, height }: Box, normal: Vector): Vector[] => {
  const half: Vector = [width / 2, depth / 2, height / 2];
  const points: Vector[] = [];
  for (const along of [0, 1, 2] as const) {
    const [second, third] = [((along + 1) % 3) as 0 | 1 | 2, ((along + 2) % 3) as 0 | 1 | 2];
    for (const sign of [-1, 1])
      for (const other of [-1, 1]) {
        const point: [number, number, number] = [0, 0, 0];
        [point[second], point[third]] = [sign * half[second], other * half[third]];
        point[along] = -(normal[second] * point[second] + normal[third] * point[third]) / normal[along];
        if (Math.abs(point[along]) <= half[along]) points.push(point);
      }
  }
  return points;
};

test('to swivel a box around the frame helps nothing: where a section through its middle goes, a face goes', () => {
  const part = fc.double({ min: -1, max: 1, noNaN: true });
  const direction = fc.tuple(part, part, part).filter((some) => some.every((one) => Math.abs(one) > 1e-3));
  fc.assert(
    fc.property(anyBox, direction, fc.double({ min: 0, max: Math.PI, noNaN: true }), (box, towards, angle) => {
      const normal = unit(towards);
      const right = unit(cross(normal, [0, 0, 1]));
      const up = cross(normal, right);
      // The smallest door around the section, turned as somebody holds the box.
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const seen = sectionOf(box, normal).map((point) => [dot(point, right), dot(point, up)] as const);
      const width = 2 * Math.max(...seen.map(([x, y]) => Math.abs(x * cos + y * sin)));
      const height = 2 * Math.max(...seen.map(([x, y]) => Math.abs(y * cos - x * sin)));
      expect(throughOpening(box, { width, height }).way).not.toBe('no');
    }),
    { numRuns: 300 },
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
