import { arrange } from '../geometry/arrange.ts';
import { aroundTurn } from '../geometry/corner.ts';
import { aroundLanding } from '../geometry/landing.ts';
import { intoElevator, intoSpace } from '../geometry/inside.ts';
import { throughOpening, type Passage } from '../geometry/opening.ts';
import {
  conflictsOf,
  rectangleOf,
  sectorOf,
  type Conflict,
  type Room,
  type Sector,
  type Spot,
} from '../geometry/room.ts';
import { missing, type Box } from '../geometry/shapes.ts';
import type { DoorNumber } from './fields.ts';
import type { Piece } from './plan.ts';
import type { Home } from './read-home.ts';

/** What is known of a product; null measures are not known. */
export interface Sizes {
  measures: Box | null;
  cartons: readonly Box[];
}

/** A way into the home. */
export type Through =
  | { kind: 'door'; number: DoorNumber }
  | { kind: 'stairs' | 'turn' | 'landing' | 'elevator' | 'elevatorDoor' | 'car' };

/** What one way says of a piece: `unknown` where nothing of it is known. */
export type Answer = Through & { passage: Passage | { way: 'unknown' } };

/** How a piece stands in the room. */
export type InRoom =
  | { state: 'free' }
  | { state: 'unknown' | 'noSpot' }
  | { state: 'high' | 'large'; by: number }
  | { state: 'conflicts'; conflicts: readonly Conflict[] };

export interface PieceAnswers {
  /** What is carried: the cartons, or the piece itself where nobody knows them. */
  carried: 'cartons' | 'piece' | 'nothing';
  ways: readonly Answer[];
  /** Null without a room. */
  inRoom: InRoom | null;
  /** Where it stands, or could; null without a room, without measures, and where there is no free spot. */
  spot: Spot | null;
}

export interface Answers {
  pieces: readonly PieceAnswers[];
  sectors: readonly (Sector | null)[];
}

/** The one that is the hardest to carry: what does not go, by the most, then what goes at a slant alone. */
const hardest = <P extends Passage>(passages: readonly P[]): P | undefined => {
  const rank = (passage: Passage): number => {
    if (passage.way === 'no') return 2 + passage.short.by;
    return passage.way === 'tilted' ? 1 : 0;
  };
  return passages.toSorted((a, b) => rank(b) - rank(a))[0];
};

const waysOf = (home: Home, carried: readonly Box[]): Answer[] => {
  const worst = (through: (box: Box) => Passage): Answer['passage'] =>
    hardest(carried.map(through)) ?? { way: 'unknown' };
  const { doors, stairs, elevator, car } = home;
  const ways: Answer[] = doors.map((door) => ({
    kind: 'door',
    number: door.number,
    passage: worst((box) => throughOpening(box, door)),
  }));
  if (stairs) {
    const { behind, before, height, landing } = stairs;
    if (behind === null)
      ways.push({ kind: 'stairs', passage: worst((box) => throughOpening(box, { width: before, height })) });
    else if (landing)
      ways.push({
        kind: 'landing',
        passage: worst((box) => aroundLanding(box, { ...landing, before, behind, height })),
      });
    else ways.push({ kind: 'turn', passage: worst((box) => aroundTurn(box, { before, behind, height })) });
  }
  if (elevator) {
    const found = hardest(carried.map((box) => intoElevator(box, elevator)));
    ways.push({ kind: found?.at === 'door' ? 'elevatorDoor' : 'elevator', passage: found ?? { way: 'unknown' } });
  }
  if (car) ways.push({ kind: 'car', passage: worst((box) => intoSpace(box, car)) });
  return ways;
};

/** By how much a room is too small for a piece that stands alone in it, along the walls. */
const lackOnFloor = ({ width, depth }: Box, room: Room): number => {
  const lack = (across: number, down: number): number =>
    Math.max(missing(across, room.width), missing(down, room.length));
  return Math.min(lack(width, depth), lack(depth, width));
};

/** Answers for each piece of a plan, in its order; undefined sizes have not arrived yet. */
export const answersOf = (
  home: Home,
  pieces: readonly Piece[],
  sizesOf: (id: number) => Sizes | undefined,
): Answers => {
  const { room } = home;
  const sizes = pieces.map(({ id }) => sizesOf(id));
  const sectors = room ? home.doors.map((door) => sectorOf(door, room)) : [];
  const wanted = pieces.map(({ spot }, index) => ({ size: sizes[index]?.measures ?? null, spot }));
  const spots = room ? arrange(wanted, room, sectors) : pieces.map(() => null);
  const rectangles = wanted.map(({ size }, index) => {
    const spot = spots[index];
    return size && spot ? rectangleOf(spot, size) : null;
  });

  const inRoomOf = (index: number): InRoom | null => {
    if (!room) return null;
    const measures = sizes[index]?.measures;
    if (!measures) return { state: 'unknown' };
    const by = room.height === null ? 0 : missing(measures.height, room.height);
    if (by > 0) return { state: 'high', by };
    const rectangle = rectangles[index];
    if (!rectangle) {
      const lack = lackOnFloor(measures, room);
      return lack > 0 ? { state: 'large', by: lack } : { state: 'noSpot' };
    }
    const others = rectangles.map((other, place) => (place === index ? null : other));
    const conflicts = conflictsOf(rectangle, room, sectors, others);
    return conflicts.length > 0 ? { state: 'conflicts', conflicts } : { state: 'free' };
  };

  return {
    sectors,
    pieces: pieces.map((_, index) => {
      const known = sizes[index];
      const isPacked = known !== undefined && known.cartons.length > 0;
      const carried = isPacked ? known.cartons : known?.measures ? [known.measures] : [];
      return {
        carried: isPacked ? 'cartons' : known?.measures ? 'piece' : 'nothing',
        ways: waysOf(home, carried),
        inRoom: inRoomOf(index),
        spot: spots[index] ?? null,
      };
    }),
  };
};

/** What a whole plan comes to: `open` where something is not known, or nothing was measured. */
export const verdictOf = ({ pieces }: Answers): { fitting: number; failing: number; open: number } => {
  const verdicts = pieces.map(({ ways, inRoom }) => {
    const says = [
      ...ways.map(({ passage }) => passage.way),
      ...(inRoom ? [inRoom.state === 'free' ? 'straight' : inRoom.state === 'unknown' ? 'unknown' : 'no'] : []),
    ];
    if (says.includes('no')) return 'failing';
    return says.length === 0 || says.includes('unknown') ? 'open' : 'fitting';
  });
  const count = (verdict: string): number => verdicts.filter((each) => each === verdict).length;
  return { fitting: count('fitting'), failing: count('failing'), open: count('open') };
};
