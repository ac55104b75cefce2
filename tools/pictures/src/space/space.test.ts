import fc from 'fast-check';
import { distance } from './distance.ts';
import { ball, blend, box, carve, extent, placed, rod } from './part.ts';
import type { Vec3 } from './vector.ts';
import { alongUp, cross, dot, length, subtract } from './vector.ts';

const coordinate = fc.double({ min: -2, max: 2, noNaN: true });
const point = fc.tuple(coordinate, coordinate, coordinate);
const at = (part: Parameters<typeof distance>[0], [x, y, z]: Vec3): number => distance(part, x, y, z);

test('a frame along any direction is orthonormal and right-handed', () => {
  fc.assert(
    fc.property(point, (direction) => {
      fc.pre(length(direction) > 0.01);
      const { right, up, front } = alongUp(direction);
      for (const axis of [right, up, front]) expect(length(axis)).toBeCloseTo(1);
      expect(dot(right, up)).toBeCloseTo(0);
      expect(length(subtract(cross(right, up), front))).toBeCloseTo(0);
    }),
  );
  for (const axis of [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const)
    expect(length(alongUp(axis).right)).toBeCloseTo(1);
});

test('distances are exact outside a box, a rod and a ball', () => {
  expect(at(box([0, 0, 0], [2, 1, 1], 'oak'), [1.5, 0, 0])).toBeCloseTo(0.5);
  expect(at(rod([0, 0, 0], [0, 0, 2], 0.1, 'oak'), [0.4, 0, 1])).toBeCloseTo(0.3);
  expect(at(ball([0, 1, 0], [1, 1, 1], 'oak'), [0, 2.5, 0])).toBeCloseTo(1);
});

test('the distance of a flat ellipsoid is never longer than the way to its surface', () => {
  const leaf = ball([0, 0, 0], [0.24, 0.02, 0.28], 'leaf');
  fc.assert(
    fc.property(point, ([x, y, z]) => {
      const nearestTip = Math.min(...[-1, 1].map((s) => Math.hypot(x - s * 0.12, y, z)));
      expect(at(leaf, [x, y, z])).toBeLessThanOrEqual(nearestTip + 1e-9);
    }),
  );
});

test('every point of a part lies within its reach and its extent', () => {
  const parts = [
    box([0.3, 0.2, -0.1], [0.8, 0.2, 0.4], 'oak', { turn: [0.4, 0.9, 0.2] }),
    blend(0.1, ball([0, 0, 0], [0.4, 0.4, 0.4], 'oak'), ball([0.4, 0.1, 0], [0.4, 0.2, 0.4], 'oak')),
    carve(box([0, 0, 0], [1, 1, 1], 'oak'), ball([0, 0.5, 0], [0.8, 0.8, 0.8], 'oak')),
    ...placed([rod([0, 0, 0], [0.3, 0.8, 0.1], 0.05, 'oak')], [1, 0, 0.5], 0.7),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...parts), point, (part, p) => {
      if (at(part, p) > 0) return;
      const from = subtract(p, part.centre);
      expect(length(from)).toBeLessThanOrEqual(part.reach + 1e-6);
      extent(part).forEach((half, axis) => expect(Math.abs(from[axis] ?? 0)).toBeLessThanOrEqual(half + 0.11));
    }),
    { numRuns: 2000 },
  );
});

test('carving takes the tool away from the body', () => {
  const hollow = carve(box([0, 0, 0], [1, 1, 1], 'oak'), box([0, 0.5, 0], [0.6, 0.6, 0.6], 'oak'));
  expect(at(hollow, [0, 0.4, 0])).toBeGreaterThan(0);
  expect(at(hollow, [0, -0.3, 0])).toBeLessThan(0);
});
