import { throughOpening, better, type Opening, type Passage } from './opening.ts';
import { rectangleInto, type Way } from './rectangle.ts';
import { atMost, layings, leastEnough, type Box } from './shapes.ts';

const sides = ({ width, depth, height }: Box): [number, number, number] => [width, depth, height];
const grown = ({ width, depth, height }: Box, by: number): Box => ({
  width: width + by,
  depth: depth + by,
  height: height + by,
});

/** How a box fits into another one: along its sides, or at a slant in one plane; null where it does neither. */
const wayInto = (box: Box, room: Box): Way | null => {
  let way: Way | null = null;
  for (const { up, long, short } of layings(box))
    for (const free of layings(room))
      if (atMost(up, free.up)) way = better(way, rectangleInto([long, short], [free.long, free.short]));
  return way;
};

/** Whether a box fits into a space, and by how much each of its sides would have to grow where it does not. */
export const intoSpace = (box: Box, room: Box): Passage => {
  const way = wayInto(box, room);
  if (way) return { way };
  const most = Math.max(...sides(box));
  const laid = layings(box);
  const fits = (length: number): boolean => {
    const frees = layings(grown(room, length));
    return laid.some(({ up, long, short }) =>
      frees.some((free) => atMost(up, free.up) && rectangleInto([long, short], [free.long, free.short]) !== null),
    );
  };
  const by = leastEnough(0, most, fits);
  return { way: 'no', short: { of: 'each', by } };
};

/** The inside of an elevator's cabin and its door, which is in the side of its width. */
export interface Elevator {
  cabin: Box;
  door: Opening;
}

/** Whether a box is pushed through the door and then stands in the cabin as it came. */
const goesStraight = (box: Box, { cabin, door }: Elevator): boolean =>
  layings(box).some(({ up, long, short }) =>
    // `up` goes ahead here, and the other two are the face.
    [[long, short] as const, [short, long] as const].some(
      ([across, high]) =>
        atMost(up, cabin.depth) &&
        atMost(across, Math.min(cabin.width, door.width)) &&
        atMost(high, Math.min(cabin.height, door.height)),
    ),
  );

/**
 * Whether a box goes into an elevator. `tilted` says that it goes through the door and fits inside, but that it has to be
 * turned on the way in, which is not computed.
 */
export const intoElevator = (box: Box, elevator: Elevator): Passage & { at?: 'door' | 'cabin' } => {
  const door = throughOpening(box, elevator.door);
  if (door.way === 'no') return { ...door, at: 'door' };
  const cabin = intoSpace(box, elevator.cabin);
  if (cabin.way === 'no') return { ...cabin, at: 'cabin' };
  return { way: goesStraight(box, elevator) ? 'straight' : 'tilted' };
};
