import fc from 'fast-check';
import { lengthBetween } from '../testing/shapes.ts';
import {
  conflictsOf,
  inSwing,
  overlap,
  rectangleOf,
  sectorOf,
  walls,
  type Door,
  type Rectangle,
  type Room,
  type Sector,
  type Wall,
} from './room.ts';

const room: Room = { width: 400, length: 300, height: null };
const anyRectangle: fc.Arbitrary<Rectangle> = fc.record({
  x: fc.integer({ min: -30, max: 430 }),
  y: fc.integer({ min: -30, max: 330 }),
  width: fc.integer({ min: 1, max: 200 }),
  depth: fc.integer({ min: 1, max: 200 }),
});
const anyDoor: fc.Arbitrary<Door> = fc.record({
  wall: fc.constantFrom(...walls),
  from: fc.integer({ min: 0, max: 200 }),
  width: fc.integer({ min: 40, max: 100 }),
  swing: fc.constantFrom('start' as const, 'end' as const, 'out' as const),
});

/** Points inside a rectangle, a centimetre apart. */
const pointsOf = ({ x, y, width, depth }: Rectangle): [number, number][] =>
  Array.from({ length: width * depth }, (_, index) => [x + (index % width) + 0.5, y + Math.floor(index / width) + 0.5]);
/** On a floor so small that each point of it can be looked at. */
const small = fc.record({
  x: fc.integer({ min: 0, max: 30 }),
  y: fc.integer({ min: 0, max: 30 }),
  width: fc.integer({ min: 1, max: 15 }),
  depth: fc.integer({ min: 1, max: 15 }),
});

test('two rectangles overlap where a point lies in both, and moving one by what is said ends it', () => {
  fc.assert(
    fc.property(small, small, (one, other) => {
      const inOther = ([x, y]: readonly [number, number]) =>
        x > other.x && x < other.x + other.width && y > other.y && y < other.y + other.depth;
      const by = overlap(one, other);
      expect(by > 0).toBe(pointsOf(one).some(inOther));
      expect(overlap(other, one)).toBe(by);
      const moved = [
        [by, 0],
        [-by, 0],
        [0, by],
        [0, -by],
      ].map(([right = 0, down = 0]) => overlap({ ...one, x: one.x + right, y: one.y + down }, other));
      expect(Math.min(...moved)).toBe(0);
    }),
  );
});

test('a door runs into what a point of its quarter lies in', () => {
  const anySector: fc.Arbitrary<Sector> = fc.record({
    x: fc.integer({ min: 0, max: 30 }),
    y: fc.integer({ min: 0, max: 30 }),
    right: fc.constantFrom(1 as const, -1 as const),
    down: fc.constantFrom(1 as const, -1 as const),
    radius: fc.integer({ min: 5, max: 20 }),
  });
  fc.assert(
    fc.property(small, anySector, (rectangle, sector) => {
      const by = inSwing(rectangle, sector);
      const reached = pointsOf(rectangle).some(([x, y]) => {
        const [right, down] = [(x - sector.x) * sector.right, (y - sector.y) * sector.down];
        return right > 0 && down > 0 && Math.hypot(right, down) < sector.radius;
      });
      if (reached) expect(by).toBeGreaterThan(0);
      // A point at each centimetre misses a sliver.
      else expect(by).toBeLessThan(1);
      expect(inSwing(rectangle, { ...sector, radius: Math.max(sector.radius - by, 0) })).toBe(0);
    }),
  );
});

/** The same room after a quarter turn to the right: what was left lies above. */
const turnedRoom = ({ width, length, height }: Room): Room => ({ width: length, length: width, height });
const turnedRectangle = ({ x, y, width, depth }: Rectangle): Rectangle => ({
  x: room.length - y - depth,
  y: x,
  width: depth,
  depth: width,
});
const nextWall: Record<Wall, Wall> = { top: 'right', right: 'bottom', bottom: 'left', left: 'top' };
const turnedDoor = (door: Door): Door => {
  const wall = nextWall[door.wall];
  // Along the upper and the lower wall the ends change places: what was below is left.
  if (door.wall === 'top' || door.wall === 'bottom') return { ...door, wall };
  const swing = door.swing === 'start' ? 'end' : door.swing === 'end' ? 'start' : 'out';
  return { ...door, wall, swing, from: room.length - door.from - door.width };
};

test('a plan that is turned by a right angle has the same answers', () => {
  fc.assert(
    fc.property(
      anyRectangle,
      fc.array(anyRectangle, { maxLength: 4 }),
      fc.array(anyDoor, { maxLength: 3 }),
      (one, others, doors) => {
        const sectorsIn = (given: Room, those: readonly Door[]) => those.map((door) => sectorOf(door, given));
        const before = conflictsOf(one, room, sectorsIn(room, doors), others);
        const turned = turnedRoom(room);
        const after = conflictsOf(
          turnedRectangle(one),
          turned,
          sectorsIn(turned, doors.map(turnedDoor)),
          others.map(turnedRectangle),
        );
        expect(after).toEqual(before.map(({ by, ...rest }) => ({ ...rest, by: expect.closeTo(by, 6) })));
      },
    ),
  );
});

test('a larger piece at the same place has nothing less in its way', () => {
  fc.assert(
    fc.property(
      anyRectangle,
      lengthBetween(0, 50),
      lengthBetween(0, 50),
      fc.array(anyRectangle, { maxLength: 3 }),
      fc.array(anyDoor, { maxLength: 3 }),
      (one, wider, deeper, others, doors) => {
        const sectors = doors.map((door) => sectorOf(door, room));
        const names = (rectangle: Rectangle) =>
          conflictsOf(rectangle, room, sectors, others).map((one) =>
            'index' in one ? `${one.with} ${one.index}` : one.with,
          );
        const larger = { ...one, width: one.width + wider, depth: one.depth + deeper };
        expect(names(larger)).toEqual(expect.arrayContaining(names(one)));
      },
    ),
  );
});

test('what only touches a wall, a neighbour or a door’s arc is free', () => {
  const door: Door = { wall: 'top', from: 0, width: 90, swing: 'start' };
  const sectors = [sectorOf(door, room)];
  const neighbour = { x: 200, y: 0, width: 50, depth: 50 };
  expect(conflictsOf({ x: 90, y: 0, width: 110, depth: 300 }, room, sectors, [neighbour])).toEqual([]);
  expect(conflictsOf({ x: 89, y: 0, width: 111.5, depth: 300.5 }, room, sectors, [neighbour])).toEqual([
    { with: 'wall', by: 0.5 },
    { with: 'door', index: 0, by: 1 },
    { with: 'piece', index: 0, by: 0.5 },
  ]);
  expect(rectangleOf({ x: 1, y: 2, turned: true }, { width: 30, depth: 40 })).toEqual({
    x: 1,
    y: 2,
    width: 40,
    depth: 30,
  });
});
