import { atMost, leastEnough } from './shapes.ts';

/** How a thing goes through or into something: as it is, or at a slant alone. */
export type Way = 'straight' | 'tilted';

/**
 * How a rectangle fits into another one, turned as one likes; null where it does not. At a slant by the theorem of Carver
 * (1957) in the form of Wetzel (2000), which is exact.
 */
export const rectangleInto = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): Way | null => {
  const [long, short] = a >= b ? [a, b] : [b, a];
  const [wide, narrow] = c >= d ? [c, d] : [d, c];
  if (!atMost(short, narrow)) return null;
  if (atMost(long, wide)) return 'straight';
  if (long - short <= 0) return null;
  const sums = (wide + narrow) / (long + short);
  const differences = (wide - narrow) / (long - short);
  return sums * sums + differences * differences >= 2 ? 'tilted' : null;
};

/** The least width of an opening of this height through which a rectangle goes; infinite where no width is enough. */
export const leastWidth = (rectangle: readonly [number, number], height: number): number => {
  const [least, most] = [Math.min(...rectangle), Math.max(...rectangle)];
  if (!atMost(least, height)) return Infinity;
  const fits = (width: number): boolean => rectangleInto(rectangle, [width, height]) !== null;
  return fits(least) ? least : leastEnough(least, most, fits);
};
