import fc from 'fast-check';
import { lengthBetween } from '../testing/shapes.ts';
import { leastWidth, rectangleInto } from './rectangle.ts';

const side = lengthBetween(1, 100);
const pair = fc.tuple(side, side);

/** Turned by small steps: as wide and as high as its bounding box then is. */
const fitsByTurning = (
  [a, b]: readonly [number, number],
  [c, d]: readonly [number, number],
  slack: number,
): boolean => {
  for (let step = 0; step <= 2000; step += 1) {
    const angle = (step / 2000) * (Math.PI / 2);
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    if (a * cos + b * sin <= c + slack && a * sin + b * cos <= d + slack) return true;
  }
  return false;
};

test('a rectangle fits where some angle lets it, and nowhere else', () => {
  fc.assert(
    fc.property(pair, pair, (inner, outer) => {
      if (rectangleInto(inner, outer)) expect(fitsByTurning(inner, outer, 0.1)).toBe(true);
      else expect(fitsByTurning(inner, outer, -0.001)).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test.each([
  [[90, 60], [60, 90], 'straight'],
  [[90, 60], [90, 59], null],
  [[100, 1], [72, 72], 'tilted'],
  [[100, 1], [71, 71], null],
  [[50, 50], [50, 50], 'straight'],
  [[51, 51], [500, 50], null],
] as const)('%j into %j: %s', (inner, outer, way) => expect(rectangleInto(inner, outer)).toBe(way));

test('the least width is enough, and a millimetre less is not', () => {
  fc.assert(
    fc.property(pair, side, (rectangle, height) => {
      const width = leastWidth(rectangle, height);
      if (width === Infinity) return expect(Math.min(...rectangle)).toBeGreaterThan(height);
      expect(rectangleInto(rectangle, [width, height])).not.toBeNull();
      return expect(rectangleInto(rectangle, [width - 0.1, height])).toBeNull();
    }),
  );
});
