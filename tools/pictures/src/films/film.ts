import { placed, type Part } from '../space/part.ts';
import type { Vec3 } from '../space/vector.ts';
import type { ColourSlug, PictureShape } from '@shop/world/pictures';

/** One step of an assembly: which parts of the model come in, by their numbers, and from where. */
export interface Move {
  parts: readonly number[];
  /** Metres away from their place, where they come into view; x counts outwards from the middle. */
  from: Vec3;
}

/** How a model is put together, step by step. Parts of no move come last, from above. */
export interface Film {
  name: string;
  model: string;
  shape: PictureShape;
  colour: ColourSlug;
  moves: readonly Move[];
}

/** What stands before the camera, and for how many frames. */
export interface Shot {
  parts: readonly Part[];
  frames: number;
}

export const FRAMES_PER_SECOND = 12;
const MOVING = 11;
/** Long enough to read a line of captions. */
const BETWEEN = 25;
const AT_THE_END = 24;
/** How long a move and the rest after it take. */
export const FRAMES_PER_MOVE = MOVING + BETWEEN;
/** The share of a move that passes before its last part sets out. */
const STAGGER = 0.4;

/** From 0 to 1 without a jerk at either end. */
const eased = (t: number): number => t * t * (3 - 2 * t);

/** A part on its way: `progress` from 0, where it comes into view, to 1 in its place. Undefined before it sets out. */
const onItsWay = (part: Part, from: Vec3, progress: number): Part[] => {
  if (progress < 0) return [];
  const away = 1 - eased(Math.min(1, progress));
  return placed([part], [Math.sign(part.centre[0]) * from[0] * away, from[1] * away, from[2] * away]);
};

/** The moves of a film, and one more for the parts that no move names. */
export const movesOf = (film: Film, count: number): readonly Move[] => {
  const named = new Set(film.moves.flatMap(({ parts }) => parts));
  const rest = Array.from({ length: count }, (_, index) => index).filter((index) => !named.has(index));
  return rest.length > 0 ? [...film.moves, { parts: rest, from: [0, 0.35, 0] }] : film.moves;
};

/** The shots of a film, in order; the last shows the whole model. */
export const shotsOf = function* (film: Film, parts: readonly Part[]): Generator<Shot> {
  const partsOf = (move: Move): Part[] => move.parts.flatMap((index) => parts[index] ?? []);
  let standing: Part[] = [];
  for (const move of movesOf(film, parts.length)) {
    const coming = partsOf(move);
    for (let frame = 0; frame < MOVING; frame++) {
      const time = frame / MOVING;
      const moving = coming.flatMap((part, place) => {
        const wait = coming.length > 1 ? (STAGGER * place) / (coming.length - 1) : 0;
        return onItsWay(part, move.from, (time - wait) / (1 - STAGGER));
      });
      yield { parts: [...standing, ...moving], frames: 1 };
    }
    standing = standing.concat(coming);
    yield { parts: standing, frames: BETWEEN };
  }
  yield { parts: standing, frames: AT_THE_END };
};
