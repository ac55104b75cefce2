import { leastWidth, rectangleInto, type Way } from './rectangle.ts';
import { layings, leastEnough, type Box } from './shapes.ts';

/** A door's clear opening, in centimetres. */
export interface Opening {
  width: number;
  height: number;
}

/** Why something does not fit: what would have to be larger, and by how many centimetres. `each`: all that was measured. */
export interface Short {
  of: 'width' | 'height' | 'each';
  by: number;
}

/** How something fits, or what it lacks. */
export type Passage = { way: Way } | { way: 'no'; short: Short };

/** The faces with which a box may be pushed through, whichever side goes ahead. */
const faces = (box: Box): (readonly [number, number])[] =>
  layings(box).map(({ long, short }) => [long, short] as const);

/** The better of two ways; null is none. */
export const better = (one: Way | null, other: Way | null): Way | null =>
  one === 'straight' || other === 'straight' ? 'straight' : (one ?? other);

/**
 * Whether a box goes straight through an opening, any side ahead, upright, on its side or at a slant in the frame. To
 * swivel it around the frame helps no box: when its middle passes the frame, the section through the middle lies in the
 * opening, and where any such section does, so does a face.
 */
export const throughOpening = (box: Box, { width, height }: Opening): Passage => {
  const way = faces(box)
    .map((face) => rectangleInto(face, [width, height]))
    .reduce(better, null);
  if (way) return { way };
  const wider = Math.min(...faces(box).map((face) => leastWidth(face, height))) - width;
  const higher = Math.min(...faces(box).map((face) => leastWidth(face, width))) - height;
  if (wider <= higher && wider < Infinity) return { way: 'no', short: { of: 'width', by: wider } };
  if (higher < Infinity) return { way: 'no', short: { of: 'height', by: higher } };
  const fits = (by: number): boolean =>
    faces(box).some((face) => rectangleInto(face, [width + by, height + by]) !== null);
  const by = leastEnough(0, Math.max(box.width, box.depth, box.height), fits);
  return { way: 'no', short: { of: 'each', by } };
};
