import fc from 'fast-check';
import { anyBox, growth, lengthBetween } from '../testing/shapes.ts';
import { aroundTurn, lackAround, liftedLength } from './corner.ts';

const side = lengthBetween(5, 200);
const way = lengthBetween(20, 150);

type Point = readonly [x: number, y: number];

/** The corners of a rectangle at an angle, as close to both outer walls, x = 0 and y = 0, as it goes. */
const cornersAt = (long: number, short: number, angle: number): Point[] => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const raw: Point[] = [
    [0, 0],
    [long * cos, long * sin],
    [long * cos - short * sin, long * sin + short * cos],
    [-short * sin, short * cos],
  ];
  const [left, upper] = [Math.min(...raw.map(([x]) => x)), Math.min(...raw.map(([, y]) => y))];
  return raw.map(([x, y]): Point => [x - left, y - upper]);
};

/** Whether some point of a convex shape lies behind the inner corner: its sides are cut at the corner's two lines. */
const hitsCorner = (corners: readonly Point[], before: number, behind: number): boolean => {
  let rest = corners.map(([x, y]) => [x - before, y - behind] as [number, number]);
  for (const axis of [0, 1] as const) {
    const cut: [number, number][] = [];
    for (const [index, one] of rest.entries()) {
      const next = rest[(index + 1) % rest.length] ?? one;
      if (one[axis] > 0) cut.push(one);
      if (one[axis] > 0 !== next[axis] > 0) {
        const share = one[axis] / (one[axis] - next[axis]);
        cut.push([one[0] + share * (next[0] - one[0]), one[1] + share * (next[1] - one[1])]);
      }
    }
    rest = cut;
  }
  return rest.length > 2;
};

/**
 * The same by brute force: at each of many angles of a half turn it either lies free in the corner or is narrower than one
 * of the ways; it goes around when angles that are next to each other lead from one way into the other.
 */
const goesBySweep = (long: number, short: number, before: number, behind: number): boolean => {
  const steps = 3600;
  const angles = Array.from({ length: steps }, (_, step) => {
    const corners = cornersAt(long, short, (step / steps) * Math.PI);
    const wide = Math.max(...corners.map(([x]) => x)) <= before;
    const high = Math.max(...corners.map(([, y]) => y)) <= behind;
    return { wide, high, free: wide || high || !hitsCorner(corners, before, behind) };
  });
  if (angles.every(({ free }) => free)) return angles.some(({ wide }) => wide) && angles.some(({ high }) => high);
  // Begins at an angle that is not free, so that no run of free angles is cut in two.
  const start = angles.findIndex(({ free }) => !free);
  let [cameIn, goesOut] = [false, false];
  for (let step = 1; step <= steps; step += 1) {
    const angle = angles[(start + step) % steps];
    if (!angle?.free) [cameIn, goesOut] = [false, false];
    else [cameIn, goesOut] = [cameIn || angle.wide, goesOut || angle.high];
    if (cameIn && goesOut) return true;
  }
  return false;
};

/** Ways with a rectangle that is about as large as goes around: it is said how much of the narrower way and of a ladder it has. */
const closeCall = fc
  .tuple(way, way, fc.double({ min: 0.05, max: 1.02, noNaN: true }), fc.double({ min: 0.3, max: 1.05, noNaN: true }))
  .map(([before, behind, wide, far]): [number, number, number, number] => {
    const ladder = (before ** (2 / 3) + behind ** (2 / 3)) ** 1.5;
    const [one, other] = [wide * Math.min(before, behind), far * ladder];
    return [Math.max(one, other), Math.min(one, other), before, behind];
  });

test('a sweep over all angles says the same of the turn', () => {
  fc.assert(
    fc.property(closeCall, ([long, short, before, behind]) => {
      const lack = lackAround(long, short, before, behind);
      // A sweep in steps misses the narrowest angle by less than this.
      if (Math.abs(lack) < 0.2) return;
      expect(goesBySweep(long, short, before, behind)).toBe(lack < 0);
    }),
    { numRuns: 400 },
  );
});

test.each([
  // A ladder around a corner: (before^⅔ + behind^⅔)^1.5.
  [(100 ** (2 / 3) + 80 ** (2 / 3)) ** 1.5, 0, 100, 80],
  // Crossways: no turn is needed.
  [100, 60, 60, 100],
  [100, 60, 100, 60],
  // Around two equal ways with its long side at 45°.
  [2 * 100 * Math.SQRT2 - 2 * 40, 40, 100, 100],
])('%f × %f just goes around from %f to %f', (long, short, before, behind) => {
  expect(lackAround(long, short, before, behind)).toBeCloseTo(0, 3);
  expect(lackAround(long, short, behind, before)).toBeCloseTo(0, 3);
});

test('what goes around a turn goes around any wider and higher one, and so does anything smaller', () => {
  fc.assert(
    fc.property(
      anyBox,
      way,
      way,
      lengthBetween(20, 260),
      fc.tuple(growth, growth, growth),
      fc.double({ min: 0.1, max: 1, noNaN: true }),
      (box, before, behind, height, [a, b, c], part) => {
        const turn = { before, behind, height };
        fc.pre(aroundTurn(box, turn).way !== 'no');
        expect(aroundTurn(box, { before: before + a, behind: behind + b, height: height + c }).way).not.toBe('no');
        for (const name of ['width', 'depth', 'height'] as const)
          expect(aroundTurn({ ...box, [name]: box[name] * part }, turn).way).not.toBe('no');
      },
    ),
  );
});

test('the same the other way around, and however the box lay', () => {
  fc.assert(
    fc.property(anyBox, way, way, lengthBetween(20, 260), (box, before, behind, height) => {
      const there = aroundTurn(box, { before, behind, height });
      const turned = { width: box.depth, depth: box.height, height: box.width };
      expect(aroundTurn(turned, { before, behind, height })).toEqual(there);
      const back = aroundTurn(box, { before: behind, behind: before, height });
      expect(back.way).toBe(there.way);
    }),
  );
});

test('ways that are wider by what is missing are wide enough', () => {
  fc.assert(
    fc.property(anyBox, way, way, lengthBetween(20, 260), (box, before, behind, height) => {
      const passage = aroundTurn(box, { before, behind, height });
      if (passage.way !== 'no') return;
      const { of, by } = passage.short;
      expect(by).toBeGreaterThan(0);
      if (of === 'height') return expect(Math.min(box.width, box.depth, box.height)).toBeCloseTo(height + by, 6);
      const wider = (more: number) => ({ before: before + more, behind: behind + more, height });
      expect(aroundTurn(box, wider(by + 1e-3)).way).not.toBe('no');
      if (by > 0.1) expect(aroundTurn(box, wider(by - 0.1)).way).toBe('no');
      return undefined;
    }),
  );
});

test('a box that is lifted at one end is never longer and never higher than the headroom', () => {
  fc.assert(
    fc.property(side, side, side, (length, height, above) => {
      const headroom = height + above;
      // Steps would jump over a ceiling that is just too low.
      fc.pre(Math.abs(Math.hypot(length, height) - headroom) > 0.01);
      const lifted = liftedLength(length, height, headroom);
      expect(lifted).toBeLessThanOrEqual(length + 1e-9);
      // By brute force: the least length among all slants that the headroom allows, from lying up.
      let least = length;
      for (let step = 0; step <= 3000; step += 1) {
        const angle = (step / 3000) * (Math.PI / 2);
        if (length * Math.sin(angle) + height * Math.cos(angle) > headroom) break;
        least = Math.min(least, length * Math.cos(angle) + height * Math.sin(angle));
      }
      expect(lifted).toBeLessThanOrEqual(least + 1e-6);
      expect(lifted).toBeGreaterThan(least - 0.2);
    }),
  );
});

test('a long carton goes around where it can be lifted, and not below a low ceiling', () => {
  const carton = { width: 220, depth: 60, height: 20 };
  expect(aroundTurn(carton, { before: 90, behind: 90, height: 80 }).way).toBe('no');
  expect(aroundTurn(carton, { before: 90, behind: 90, height: 200 }).way).toBe('tilted');
  expect(aroundTurn(carton, { before: 90, behind: 90, height: 220 }).way).toBe('straight');
});
