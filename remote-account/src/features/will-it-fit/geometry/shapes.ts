/** A thing with right angles, in centimetres. */
export interface Box {
  width: number;
  depth: number;
  height: number;
}

/** Lengths that differ by less are the same: a thousandth of a millimetre. */
const SAME = 1e-4;

/** Whether a length is at most another one, but for what a sum of decimals loses. */
export const atMost = (length: number, most: number): boolean => length <= most + SAME;

/** What is missing, 0 where nothing is. */
export const missing = (length: number, most: number): number => (atMost(length, most) ? 0 : length - most);

/** The three ways to lay a box: which side stands upright, and the two of its footprint, the longer one first. */
export const layings = ({ width, depth, height }: Box): { up: number; long: number; short: number }[] =>
  (
    [
      [width, depth, height],
      [depth, width, height],
      [height, width, depth],
    ] as const
  ).map(([up, one, other]) => ({ up, long: Math.max(one, other), short: Math.min(one, other) }));

/** The least number in steps of a half, between one that is too little and one that is enough. */
export const leastEnough = (tooLittle: number, enough: number, isEnough: (length: number) => boolean): number => {
  let [low, high] = [tooLittle, enough];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
};
