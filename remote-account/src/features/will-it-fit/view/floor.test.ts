import fc from 'fast-check';
import { beyondWalls, rectangleOf, type Room, type Spot } from '../geometry/room.ts';
import { insideRoom, spotAfterKey, turnedSpot } from './floor.ts';

const hundredths = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((each) => each / 100);
const room: fc.Arbitrary<Room> = fc.record({
  width: hundredths(300, 600),
  length: hundredths(300, 600),
  height: fc.constant(null),
});
const size = fc.record({ width: hundredths(5, 300), depth: hundredths(5, 300) });
const spot: fc.Arbitrary<Spot> = fc.record({
  x: hundredths(-100, 700),
  y: hundredths(-100, 700),
  turned: fc.boolean(),
});
const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'r', 'R');

test('whichever keys are pressed, a piece that has room stays within the walls', () => {
  fc.assert(
    fc.property(room, size, spot, fc.array(fc.tuple(key, fc.boolean())), (floor, one, start, pressed) => {
      let at = insideRoom(start, one, floor);
      for (const [name, isNear] of pressed) {
        expect(beyondWalls(rectangleOf(at, one), floor)).toBe(0);
        at = spotAfterKey(name, isNear, at, one, floor) ?? at;
      }
      expect(beyondWalls(rectangleOf(at, one), floor)).toBe(0);
    }),
  );
});

test('four turns away from the walls lead back, and a key that means nothing moves nothing', () => {
  fc.assert(
    fc.property(room, size, (floor, one) => {
      const wide = { ...floor, width: 2000, length: 2000 };
      const start = { x: 800, y: 800, turned: false };
      let at: Spot = start;
      for (let turn = 0; turn < 4; turn += 1) at = turnedSpot(at, one, wide);
      expect(at.x).toBeCloseTo(start.x, 1);
      expect(at.y).toBeCloseTo(start.y, 1);
      expect(at.turned).toBe(false);
    }),
  );
  expect(
    spotAfterKey(
      'Tab',
      false,
      { x: 0, y: 0, turned: false },
      { width: 1, depth: 1 },
      { width: 9, length: 9, height: null },
    ),
  ).toBeNull();
});

test('a piece that is larger than the room lies in its corner', () => {
  const floor = { width: 100, length: 100, height: null };
  expect(insideRoom({ x: 50, y: -20, turned: false }, { width: 150, depth: 20 }, floor)).toEqual({
    x: 0,
    y: 0,
    turned: false,
  });
});
