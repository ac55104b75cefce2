import fc from 'fast-check';
import { growth, lengthBetween } from '../testing/shapes.ts';
import { footprints } from './corner.ts';
import { aroundLanding, lackOnLanding, type Landing } from './landing.ts';

type Point = readonly [x: number, y: number];

const cornersOf = (x: number, y: number, angle: number, long: number, short: number): Point[] => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (
    [
      [1, 1],
      [1, -1],
      [-1, -1],
      [-1, 1],
    ] as const
  ).map(([a, b]) => [x + (a * long * cos - b * short * sin) / 2, y + (a * long * sin + b * short * cos) / 2]);
};

/** What of a convex shape lies on one side of a line of the grid. */
const cut = (shape: readonly Point[], axis: 0 | 1, at: number, isBelow: boolean): Point[] => {
  const out: Point[] = [];
  const inside = (point: Point): number => (isBelow ? at - point[axis] : point[axis] - at);
  for (const [index, one] of shape.entries()) {
    const next = shape[(index + 1) % shape.length] ?? one;
    const [here, there] = [inside(one), inside(next)];
    if (here > 0) out.push(one);
    if (here > 0 !== there > 0) {
      const share = here / (here - there);
      out.push([one[0] + share * (next[0] - one[0]), one[1] + share * (next[1] - one[1])]);
    }
  }
  return out;
};

/** Whether a rectangle lies free: within the walls, and not in the wall between the flights. y grows to the back wall. */
const isFree = (corners: readonly Point[], { before, behind, width, depth }: Landing): boolean => {
  if (corners.some(([x, y]) => x < 0 || x > width || y > depth)) return false;
  const between = cut(cut(cut(corners, 0, before, false), 0, width - behind, true), 1, 0, true);
  return between.length < 3;
};

/**
 * The same by brute force: from a place deep in the one flight every place of a grid is tried that is next to one that was
 * come to, with every angle of it, until one lies deep in the other flight.
 */
const goesBySearch = (long: number, short: number, landing: Landing): boolean => {
  const [step, angles] = [2, 60];
  const deep = -Math.ceil(long / step) * step;
  const columns = Math.floor(landing.width / step) + 1;
  const rows = Math.floor((landing.depth - deep) / step) + 1;
  const seen = new Uint8Array(columns * rows * angles);
  const next: number[] = [];
  const visit = (column: number, row: number, turn: number): void => {
    if (column < 0 || column >= columns || row < 0 || row >= rows) return;
    const angle = (turn + angles) % angles;
    const key = (angle * rows + row) * columns + column;
    if (seen[key]) return;
    seen[key] = 1;
    const at = cornersOf(column * step, deep + row * step, (angle / angles) * Math.PI, long, short);
    if (isFree(at, landing)) next.push(key);
  };
  for (let column = 0; column * step < landing.before; column += 1)
    for (let turn = 0; turn < angles; turn += 1) visit(column, 0, turn);
  for (let key = next.pop(); key !== undefined; key = next.pop()) {
    const column = key % columns;
    const row = Math.floor(key / columns) % rows;
    const turn = Math.floor(key / columns / rows);
    if (row === 0 && column * step > landing.width - landing.behind) return true;
    for (const by of [1, -1]) {
      visit(column + by, row, turn);
      visit(column, row + by, turn);
      visit(column, row, turn + by);
    }
  }
  return false;
};

const flight = lengthBetween(20, 60);
const anyLanding = fc
  .tuple(flight, flight, lengthBetween(6, 20), lengthBetween(20, 80))
  .map(([before, behind, gap, depth]): Landing => ({
    before,
    behind,
    width: before + gap + behind,
    depth,
    height: 240,
  }));
const sides = fc
  .tuple(lengthBetween(20, 130), lengthBetween(8, 50))
  .map(([one, other]): [number, number] => [Math.max(one, other), Math.min(one, other)]);
const grown = ({ before, behind, width, depth, height }: Landing, by: number): Landing => ({
  before: before + by,
  behind: behind + by,
  width: width + 2 * by,
  depth: depth + by,
  height,
});

test('a search through places and angles says the same of landings that are a little larger and smaller than needed', () => {
  fc.assert(
    fc.property(sides, anyLanding, ([long, short], landing) => {
      const lack = lackOnLanding(long, short, landing);
      // A search in steps needs so much more room.
      const [enough, little] = [grown(landing, lack + 4), grown(landing, lack - 2)];
      expect(goesBySearch(long, short, enough)).toBe(true);
      if (Math.min(little.before, little.behind, little.depth) > 4)
        expect(goesBySearch(long, short, little)).toBe(false);
    }),
    { numRuns: 25 },
  );
});

const even: Landing = { before: 90, behind: 90, width: 190, depth: 90, height: 240 };

test.each([
  // Nothing is turned: it goes in lengthways, across, and out.
  [90, 60, { ...even, depth: 90 }, 0],
  [150, 90, { ...even, depth: 150 }, 0],
  // As wide as a flight and no longer than deep.
  [90, 90, even, 0],
])('%f × %f lacks %j by %f', (long, short, landing, lack) => {
  expect(lackOnLanding(long, short, landing)).toBeLessThanOrEqual(lack + 1e-9);
});

test('what goes around one turn into the landing and is no longer than it needs more than the flights', () => {
  // Turned twice: longer than the landing is deep.
  expect(lackOnLanding(150, 40, even)).toBeLessThanOrEqual(0);
  expect(lackOnLanding(185, 60, even)).toBeGreaterThan(0);
  // It has to be turned right around on a landing that is too narrow for its diagonal.
  expect(lackOnLanding(150, 40, { ...even, before: 60, behind: 60, width: 125 })).toBeGreaterThan(0);
});

test('what goes around goes around any larger landing, and the same the other way around', () => {
  fc.assert(
    fc.property(sides, anyLanding, fc.tuple(growth, growth, growth, growth), ([long, short], landing, [a, b, c, d]) => {
      const lack = lackOnLanding(long, short, landing);
      const { before, behind, width, depth } = landing;
      const larger = { ...landing, before: before + a, behind: behind + b, width: width + a + b + d, depth: depth + c };
      expect(lackOnLanding(long, short, larger)).toBeLessThanOrEqual(lack + 0.5);
      const back = { ...landing, before: behind, behind: before };
      expect(lackOnLanding(long, short, back)).toBeCloseTo(lack, 6);
      expect(lackOnLanding(long, short, grown(landing, lack))).toBeLessThan(0.5);
    }),
    { numRuns: 60 },
  );
});

test('below a low ceiling nothing can be lifted, and what is higher does not go at all', () => {
  const carton = { width: 200, depth: 60, height: 20 };
  expect(aroundLanding(carton, { ...even, height: 205 }).way).not.toBe('no');
  expect(aroundLanding(carton, { ...even, height: 70 }).way).toBe('no');
  expect(aroundLanding({ width: 80, depth: 80, height: 80 }, { ...even, height: 70 })).toEqual({
    way: 'no',
    short: { of: 'height', by: 10 },
  });
});

test('a box lacks what the best of its footprints lacks, in whichever order they are tried', () => {
  const side = fc.integer({ min: 5, max: 260 });
  fc.assert(
    fc.property(fc.record({ width: side, depth: side, height: side }), anyLanding, (box, landing) => {
      const all = footprints(box, landing.height).map((one) => ({
        ...one,
        lack: lackOnLanding(one.long, one.short, landing),
      }));
      fc.pre(all.length > 0);
      const lying = Math.min(...all.filter(({ isLifted }) => !isLifted).map(({ lack }) => lack));
      const least = Math.min(...all.map(({ lack }) => lack));
      const passage = aroundLanding(box, landing);
      if (lying <= 1e-4) expect(passage).toEqual({ way: 'straight' });
      else if (least <= 1e-4) expect(passage).toEqual({ way: 'tilted' });
      else {
        if (passage.way !== 'no') throw new Error('It does not go');
        expect(passage.short.of).toBe('each');
        expect(passage.short.by).toBeCloseTo(least, 6);
      }
    }),
    { numRuns: 200 },
  );
});
