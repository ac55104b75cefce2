import { isFree, rectangleOf, type Rectangle, type Room, type Sector, type Spot } from './room.ts';

export interface Size {
  width: number;
  depth: number;
}

/** Where a rectangle of this width may begin: at a wall, or where something else ends or begins. */
const starts = (width: number, most: number, edges: readonly (readonly [number, number])[]): number[] => {
  const all = [0, most - width, ...edges.flatMap(([from, to]) => [to, from - width])];
  return [...new Set(all)].filter((start) => start >= 0 && start + width <= most).toSorted((a, b) => a - b);
};

const sectorEdges = (sectors: readonly (Sector | null)[], along: 'x' | 'y', towards: 'right' | 'down') =>
  sectors.flatMap((sector) => {
    if (!sector) return [];
    const [one, other] = [sector[along], sector[along] + sector[towards] * sector.radius];
    return [[Math.min(one, other), Math.max(one, other)] as const];
  });

/**
 * The first free spot for a piece, from the upper left; null where none was found. Spots at walls and beside what is there
 * are tried, both ways around: in an empty room with doors that open outwards nothing that fits is missed.
 */
export const freeSpot = (
  size: Size,
  room: Room,
  sectors: readonly (Sector | null)[],
  others: readonly Rectangle[],
): Spot | null => {
  const columns = [...others.map(({ x, width }) => [x, x + width] as const), ...sectorEdges(sectors, 'x', 'right')];
  const rows = [...others.map(({ y, depth }) => [y, y + depth] as const), ...sectorEdges(sectors, 'y', 'down')];
  for (const turned of [false, true]) {
    const { width, depth } = rectangleOf({ x: 0, y: 0, turned }, size);
    for (const y of starts(depth, room.length, rows))
      for (const x of starts(width, room.width, columns))
        if (isFree({ x, y, width, depth }, room, sectors, others)) return { x, y, turned };
  }
  return null;
};

/** A piece whose measures are known, where somebody has put it. */
export interface Wanted {
  /** Null where they are not known: it then takes no place. */
  size: Size | null;
  /** Null where nobody has put it anywhere yet. */
  spot: Spot | null;
}

/** Finds a free spot for each piece that nobody has put anywhere, the largest first; what was put somewhere stays there. */
export const arrange = (
  pieces: readonly Wanted[],
  room: Room,
  sectors: readonly (Sector | null)[],
): (Spot | null)[] => {
  const found = pieces.map(({ size, spot }) => (size ? spot : null));
  const taken = pieces.flatMap(({ size, spot }) => (size && spot ? [rectangleOf(spot, size)] : []));
  const waiting = pieces
    .flatMap(({ size, spot }, index) => (size && !spot ? [{ size, index }] : []))
    .toSorted((a, b) => b.size.width * b.size.depth - a.size.width * a.size.depth);
  for (const { size, index } of waiting) {
    const spot = freeSpot(size, room, sectors, taken);
    if (!spot) continue;
    found[index] = spot;
    taken.push(rectangleOf(spot, size));
  }
  return found;
};
