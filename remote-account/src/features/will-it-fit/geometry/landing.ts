import { footprints } from './corner.ts';
import type { Passage } from './opening.ts';
import { atMost, type Box } from './shapes.ts';

/**
 * Two flights side by side and the landing across both, on which one turns back: the clear widths of the flights, and of
 * the landing, which is as wide as both and what is between them, and its depth.
 */
export interface Landing {
  before: number;
  behind: number;
  width: number;
  depth: number;
  height: number;
}

/** Angles of a half turn that are tried. */
const ANGLES = 720;
const table = (of: (angle: number) => number): Float64Array =>
  Float64Array.from({ length: ANGLES }, (_, at) => of((at / ANGLES) * Math.PI));
const perAngle = (): Float64Array<ArrayBuffer> => new Float64Array(ANGLES);
const [cosines, sines] = [table(Math.cos), table(Math.sin)];
/** What is computed of one rectangle at each angle; written anew for the next one, because a plan asks for hundreds. */
const [wide, passing, beside, besideOther] = [perAngle(), perAngle(), perAngle(), perAngle()];
/** The least lack with which each angle is come to, beside the one flight and beside the other. */
const [one, other] = [perAngle(), perAngle()];

/**
 * By how much flights and depth would have to grow so that a rectangle at an angle fits against the wall beside a flight
 * and the back wall, with its foot before the end of the wall between the flights; or stands in the flight alone.
 * @param cos of the angle of its long side, less than 0 where it leans to the wall beside the flight
 */
const lackBeside = (
  long: number,
  short: number,
  cos: number,
  sin: number,
  flight: number,
  { width, depth }: Landing,
) => {
  const across = Math.abs(cos);
  const wide = long * across + short * sin;
  const alone = wide - flight;
  // Upright it is as wide as it is in the flight; lying it has no slope.
  const [along, up] = cos >= 0 ? [across, sin] : [sin, across];
  if (along < 1e-12) return alone;
  const high = long * sin + short * across;
  const [foot, slope] = [(cos >= 0 ? short : long) * up, up / along];
  const leaning = (high - depth - (flight - foot) * slope) / (1 + slope);
  const lack = flight + leaning >= foot ? leaning : high - depth;
  return Math.min(alone, Math.max(lack, (wide - width) / 2));
};

/** Improves what is reached around a half turn, from each angle to the next ones, both ways; whether anything is better. */
const spread = (reached: Float64Array, lacks: Float64Array): boolean => {
  let isBetter = false;
  for (const step of [1, -1]) {
    let last = Infinity;
    for (let turn = 0; turn < 2 * ANGLES; turn += 1) {
      const at = step === 1 ? turn % ANGLES : ANGLES - 1 - (turn % ANGLES);
      const by = Math.max(lacks[at] ?? 0, last);
      const before = reached[at] ?? 0;
      if (by < before) {
        reached[at] = by;
        isBetter = true;
      }
      last = Math.min(before, by);
    }
  }
  return isBetter;
};

/**
 * By how many centimetres both flights and the landing's depth would have to grow so that a rectangle goes from one flight
 * to the other; 0 or less where it goes. Against the back wall it has the most room, wherever it is: so it is enough to
 * know, for each angle, whether it fits against the wall beside either flight, and whether it passes in front of the wall
 * between them. Angles are tried in steps of a quarter of a degree, so that a rectangle of 2 m for which less than six
 * millimetres are left may be said not to go.
 */
export const lackOnLanding = (long: number, short: number, landing: Landing): number => {
  const { before, behind, width, depth } = landing;
  other.fill(Infinity);
  for (let at = 0; at < ANGLES; at += 1) {
    const [cos, sin] = [cosines[at] ?? 0, sines[at] ?? 0];
    const across = long * Math.abs(cos) + short * sin;
    wide[at] = across;
    passing[at] = Math.max(long * sin + short * Math.abs(cos) - depth, (across - width) / 2);
    beside[at] = lackBeside(long, short, cos, sin, before, landing);
    besideOther[at] = lackBeside(long, short, -cos, sin, behind, landing);
    one[at] = across - before;
  }
  // It may pass to and fro, at another angle each time.
  for (let isBetter = true; isBetter;) {
    isBetter = spread(one, beside);
    for (let at = 0; at < ANGLES; at += 1) {
      const over = Math.max(one[at] ?? 0, passing[at] ?? 0);
      if (over < (other[at] ?? 0)) {
        other[at] = over;
        isBetter = true;
      }
    }
    if (!isBetter) break;
    isBetter = spread(other, besideOther);
    for (let at = 0; at < ANGLES; at += 1) {
      const over = Math.max(other[at] ?? 0, passing[at] ?? 0);
      if (over < (one[at] ?? 0)) {
        one[at] = over;
        isBetter = true;
      }
    }
  }
  let least = Infinity;
  for (let at = 0; at < ANGLES; at += 1) least = Math.min(least, Math.max(other[at] ?? 0, (wide[at] ?? 0) - behind));
  return least;
};

/** Whether a box goes around a landing, on which it turns back; it lies, or is lifted at one end, as around one turn. */
export const aroundLanding = (box: Box, landing: Landing): Passage => {
  const tried = footprints(box, landing.height);
  if (tried.length === 0) {
    const by = Math.min(box.width, box.depth, box.height) - landing.height;
    return { way: 'no', short: { of: 'height', by } };
  }
  let by = Infinity;
  const failed: { long: number; short: number }[] = [];
  // Those that lie come first, the shortest of them before the others.
  for (const { long, short, isLifted } of tried.toSorted(
    (a, b) => Number(a.isLifted) - Number(b.isLifted) || a.long - b.long,
  )) {
    // A flight has to be as wide as its shorter side.
    if (short - Math.min(landing.before, landing.behind) >= by) continue;
    // What is no smaller than one that does not go lacks no less.
    if (failed.some((smaller) => smaller.long <= long && smaller.short <= short)) continue;
    const lack = lackOnLanding(long, short, landing);
    if (atMost(lack, 0)) return { way: isLifted ? 'tilted' : 'straight' };
    by = Math.min(by, lack);
    failed.push({ long, short });
  }
  return { way: 'no', short: { of: 'each', by } };
};
