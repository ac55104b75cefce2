import type { Passage } from './opening.ts';
import { atMost, layings, type Box } from './shapes.ts';

/** A hall or a stair with a turn of a right angle: its clear widths before and behind it, and its headroom. */
export interface Turn {
  before: number;
  behind: number;
  height: number;
}

const QUARTER = Math.PI / 2;
const PARTS = 180;
/** The golden section. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The greatest value near the best of equal parts of an interval. */
const greatest = (of: (angle: number) => number): number => {
  let [best, at] = [-Infinity, 0];
  for (let part = 0; part <= PARTS; part += 1) {
    const value = of((part / PARTS) * QUARTER);
    if (value > best) [best, at] = [value, part];
  }
  let low = (Math.max(at - 1, 0) / PARTS) * QUARTER;
  let high = (Math.min(at + 1, PARTS) / PARTS) * QUARTER;
  for (let step = 0; step < 40; step += 1) {
    const [one, other] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
    if (of(one) > of(other)) high = other;
    else low = one;
  }
  return Math.max(best, of((low + high) / 2));
};

/**
 * By how many centimetres both widths would have to grow so that a rectangle goes around the turn; 0 or less where it
 * goes. It is moved along lengthways or crossways, or turned by a right angle with its long side along both outer walls:
 * at each angle it then either stays away from the inner corner, or is narrower than one of the two ways.
 */
export const lackAround = (long: number, short: number, before: number, behind: number): number => {
  const crossways = Math.min(Math.max(long - before, short - behind), Math.max(short - before, long - behind));
  const turned = greatest((angle) => {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const toCorner = before * sin + behind * cos - long * sin * cos;
    return Math.min(
      (short - toCorner) / (sin + cos),
      long * cos + short * sin - before,
      long * sin + short * cos - behind,
    );
  });
  return Math.min(crossways, Math.max(turned, short - before, short - behind));
};

/**
 * The shortest length of a box of this length and height that is lifted at one end, as far as the headroom allows; the
 * length itself where lifting makes it no shorter. The box as it lies is no higher than the headroom.
 */
export const liftedLength = (length: number, height: number, headroom: number): number => {
  const diagonal = Math.hypot(length, height);
  if (diagonal <= headroom) return Math.min(length, height);
  // length · sin + height · cos = headroom, the lesser angle
  const angle = Math.asin(headroom / diagonal) - Math.atan2(height, length);
  return angle <= 0 ? length : Math.min(length, length * Math.cos(angle) + height * Math.sin(angle));
};

/** The footprints with which a box may go: lying, and lifted at an end of either side. */
export const footprints = (box: Box, headroom: number): { long: number; short: number; isLifted: boolean }[] =>
  layings(box)
    .filter(({ up }) => atMost(up, headroom))
    .flatMap(({ up, long, short }) => {
      const [lifted, crossways] = [liftedLength(long, up, headroom), liftedLength(short, up, headroom)];
      return [
        { long, short, isLifted: false },
        { long: Math.max(lifted, short), short: Math.min(lifted, short), isLifted: true },
        { long: Math.max(long, crossways), short: Math.min(long, crossways), isLifted: true },
      ];
    });

/**
 * Whether a box goes around a level turn. It lies on any of its sides, and may be lifted at one end as far as the headroom
 * allows, at the same slant all the way: what else can be done with it is not computed.
 */
export const aroundTurn = (box: Box, { before, behind, height }: Turn): Passage => {
  const tried = footprints(box, height).map(({ long, short, isLifted }) => ({
    by: lackAround(long, short, before, behind),
    isLifted,
  }));
  const good = tried.filter(({ by }) => atMost(by, 0));
  if (good.length > 0) return { way: good.some(({ isLifted }) => !isLifted) ? 'straight' : 'tilted' };
  if (tried.length === 0) {
    const by = Math.min(box.width, box.depth, box.height) - height;
    return { way: 'no', short: { of: 'height', by } };
  }
  return { way: 'no', short: { of: 'each', by: Math.min(...tried.map(({ by }) => by)) } };
};
