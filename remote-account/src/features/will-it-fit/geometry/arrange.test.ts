import fc from 'fast-check';
import { arrange } from './arrange.ts';
import { conflictsOf, rectangleOf, sectorOf, walls, type Door, type Room } from './room.ts';

const anyRoom: fc.Arbitrary<Room> = fc.record({
  width: fc.integer({ min: 100, max: 500 }),
  length: fc.integer({ min: 100, max: 500 }),
  height: fc.constant(null),
});
const size = fc.record({ width: fc.integer({ min: 10, max: 260 }), depth: fc.integer({ min: 10, max: 260 }) });
const anyDoor: fc.Arbitrary<Door> = fc.record({
  wall: fc.constantFrom(...walls),
  from: fc.integer({ min: 0, max: 20 }),
  width: fc.integer({ min: 40, max: 80 }),
  swing: fc.constantFrom('start' as const, 'end' as const, 'out' as const),
});

test('whatever gets a spot is free there, beside all others', () => {
  fc.assert(
    fc.property(
      anyRoom,
      fc.array(size, { maxLength: 12 }),
      fc.array(anyDoor, { maxLength: 3 }),
      (room, sizes, doors) => {
        const sectors = doors.map((door) => sectorOf(door, room));
        const spots = arrange(
          sizes.map((one) => ({ size: one, spot: null })),
          room,
          sectors,
        );
        const rectangles = spots.map((spot, index) => {
          const one = sizes[index];
          return spot && one ? rectangleOf(spot, one) : null;
        });
        for (const [index, rectangle] of rectangles.entries()) {
          if (!rectangle) continue;
          const others = rectangles.filter((_, place) => place !== index);
          expect(conflictsOf(rectangle, room, sectors, others)).toEqual([]);
        }
      },
    ),
  );
});

test('one piece finds a spot in an empty room exactly where its floor is large enough', () => {
  fc.assert(
    fc.property(anyRoom, size, (room, one) => {
      const [spot] = arrange([{ size: one, spot: null }], room, []);
      const fits = (across: number, down: number) => across <= room.width && down <= room.length;
      expect(spot !== null).toBe(fits(one.width, one.depth) || fits(one.depth, one.width));
    }),
  );
});

test('two pieces on a small floor find spots wherever any grid of spots has them', () => {
  const tiny = fc.integer({ min: 1, max: 6 });
  const tinySize = fc.record({ width: tiny, depth: tiny });
  fc.assert(
    fc.property(tiny, tiny, tinySize, tinySize, (width, length, first, second) => {
      const room: Room = { width, length, height: null };
      const [one, other] = arrange(
        [
          { size: first, spot: null },
          { size: second, spot: null },
        ],
        room,
        [],
      );
      const turns = [false, true];
      const cells = turns.flatMap((turned) =>
        Array.from({ length: width * length }, (_, index) => ({
          x: index % width,
          y: Math.floor(index / width),
          turned,
        })),
      );
      const isPossible = cells.some((a) =>
        cells.some((b) => {
          const [left, right] = [rectangleOf(a, first), rectangleOf(b, second)];
          return conflictsOf(left, room, [], [right]).length === 0 && conflictsOf(right, room, [], []).length === 0;
        }),
      );
      // The first may lie so that the second has no place; it never says that both have one where they do not.
      if (one && other) expect(isPossible).toBe(true);
    }),
  );
});

test('what somebody has put somewhere stays there, and the others go around it', () => {
  const room: Room = { width: 300, length: 200, height: null };
  const spots = arrange(
    [
      { size: { width: 100, depth: 100 }, spot: null },
      { size: { width: 100, depth: 100 }, spot: { x: 0, y: 0, turned: false } },
      { size: null, spot: { x: 5, y: 5, turned: false } },
      { size: { width: 250, depth: 150 }, spot: null },
    ],
    room,
    [],
  );
  expect(spots).toEqual([{ x: 100, y: 0, turned: false }, { x: 0, y: 0, turned: false }, null, null]);
});

test('twelve pieces are arranged by looking at a bounded number of spots', () => {
  fc.assert(
    fc.property(
      fc.array(size, { minLength: 12, maxLength: 12 }),
      fc.array(anyDoor, { maxLength: 3 }),
      (sizes, doors) => {
        let looks = 0;
        const room: Room = {
          // Each look at a spot asks for it once.
          get width() {
            looks += 1;
            return 600;
          },
          length: 600,
          height: null,
        };
        arrange(
          sizes.map((one) => ({ size: one, spot: null })),
          room,
          doors.map((door) => sectorOf(door, { width: 600, length: 600, height: null })),
        );
        expect(looks).toBeLessThan(12 * 2 * 30 * 30);
      },
    ),
  );
});
