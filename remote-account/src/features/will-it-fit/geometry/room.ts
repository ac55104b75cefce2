import { missing } from './shapes.ts';

/** A room as seen from above: x goes right along the upper wall, y down along the left one. In centimetres. */
export interface Room {
  width: number;
  length: number;
  /** Null where it is not known. */
  height: number | null;
}

/** Where something stands; its sides lie along the walls. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  depth: number;
}

export const walls = ['top', 'right', 'bottom', 'left'] as const;
export type Wall = (typeof walls)[number];

/** A door in a wall. `from` is its distance from the wall's left or upper end. */
export interface Door {
  wall: Wall;
  from: number;
  width: number;
  /** At which end its hinge is; `out` where its leaf needs no floor of this room. */
  swing: 'start' | 'end' | 'out';
}

/** The quarter of a disc over which a door's leaf moves: from its hinge towards `right` and `down`, each 1 or −1. */
export interface Sector {
  x: number;
  y: number;
  right: 1 | -1;
  down: 1 | -1;
  radius: number;
}

export const wallLength = (wall: Wall, { width, length }: Room): number =>
  wall === 'top' || wall === 'bottom' ? width : length;

/** Null for a door whose leaf needs no floor of the room. */
export const sectorOf = ({ wall, from, width, swing }: Door, room: Room): Sector | null => {
  if (swing === 'out') return null;
  const along = swing === 'start' ? from : from + width;
  const towards = swing === 'start' ? 1 : -1;
  if (wall === 'top') return { x: along, y: 0, right: towards, down: 1, radius: width };
  if (wall === 'bottom') return { x: along, y: room.length, right: towards, down: -1, radius: width };
  if (wall === 'left') return { x: 0, y: along, right: 1, down: towards, radius: width };
  return { x: room.width, y: along, right: -1, down: towards, radius: width };
};

/** How far a rectangle reaches beyond the walls; 0 inside. */
export const beyondWalls = ({ x, y, width, depth }: Rectangle, room: Room): number =>
  Math.max(missing(0, x), missing(0, y), missing(x + width, room.width), missing(y + depth, room.length));

/** How far one of two rectangles would have to be moved so that they no longer overlap; 0 where they do not. */
export const overlap = (one: Rectangle, other: Rectangle): number => {
  const across = Math.min(missing(one.x + one.width, other.x), missing(other.x + other.width, one.x));
  const down = Math.min(missing(one.y + one.depth, other.y), missing(other.y + other.depth, one.y));
  return Math.min(across, down);
};

/** How far the door's leaf would run into a rectangle; 0 where it passes. */
export const inSwing = ({ x, y, width, depth }: Rectangle, { x: hx, y: hy, right, down, radius }: Sector): number => {
  // As seen from the hinge, with the sector to the right and below.
  const [left, end] = right === 1 ? [x - hx, x + width - hx] : [hx - x - width, hx - x];
  const [upper, lower] = down === 1 ? [y - hy, y + depth - hy] : [hy - y - depth, hy - y];
  if (missing(end, 0) === 0 || missing(lower, 0) === 0) return 0;
  return missing(radius, Math.hypot(Math.max(left, 0), Math.max(upper, 0)));
};

/** A piece of furniture on the plan; turned by a right angle, its width lies along the left wall. */
export interface Spot {
  x: number;
  y: number;
  turned: boolean;
}

export const rectangleOf = ({ x, y, turned }: Spot, size: { width: number; depth: number }): Rectangle =>
  turned ? { x, y, width: size.depth, depth: size.width } : { x, y, width: size.width, depth: size.depth };

/** What is in the way of something, and by how many centimetres. */
export type Conflict =
  | { with: 'wall'; by: number }
  | { with: 'door'; index: number; by: number }
  | { with: 'piece'; index: number; by: number };

/** Whether nothing is in the way of a rectangle. */
export const isFree = (
  rectangle: Rectangle,
  room: Room,
  sectors: readonly (Sector | null)[],
  others: readonly Rectangle[],
): boolean =>
  beyondWalls(rectangle, room) === 0 &&
  others.every((other) => overlap(rectangle, other) === 0) &&
  sectors.every((sector) => !sector || inSwing(rectangle, sector) === 0);

/** Everything that is in the way of a rectangle. An index is that of the list that was given. */
export const conflictsOf = (
  rectangle: Rectangle,
  room: Room,
  sectors: readonly (Sector | null)[],
  others: readonly (Rectangle | null)[],
): Conflict[] => {
  const found: Conflict[] = [{ with: 'wall', by: beyondWalls(rectangle, room) }];
  for (const [index, sector] of sectors.entries())
    if (sector) found.push({ with: 'door', index, by: inSwing(rectangle, sector) });
  for (const [index, other] of others.entries())
    if (other) found.push({ with: 'piece', index, by: overlap(rectangle, other) });
  return found.filter(({ by }) => by > 0);
};
