import fc from 'fast-check';
import { anyBox, growth, grownBox, lengthBetween } from '../testing/shapes.ts';
import { intoElevator, intoSpace } from './inside.ts';

const growths = fc.tuple(growth, growth, growth);
const anyElevator = fc.record({
  cabin: anyBox,
  door: fc.record({ width: lengthBetween(20, 150), height: lengthBetween(20, 250) }),
});

test('what fits into a space fits into any larger one, and anything smaller does', () => {
  fc.assert(
    fc.property(anyBox, anyBox, growths, fc.double({ min: 0.1, max: 1, noNaN: true }), (box, space, more, part) => {
      fc.pre(intoSpace(box, space).way !== 'no');
      expect(intoSpace(box, grownBox(space, more)).way).not.toBe('no');
      expect(intoSpace({ ...box, depth: box.depth * part }, space).way).not.toBe('no');
    }),
  );
});

test('what is said to be missing on each side is enough, and a millimetre less is not', () => {
  fc.assert(
    fc.property(anyBox, anyBox, (box, space) => {
      const passage = intoSpace(box, space);
      if (passage.way !== 'no') return;
      const { by } = passage.short;
      expect(intoSpace(box, grownBox(space, [by, by, by])).way).not.toBe('no');
      const less = by - 0.1;
      if (less > 0) expect(intoSpace(box, grownBox(space, [less, less, less])).way).toBe('no');
    }),
  );
});

test('what fits has no more content than the space, and is never longer than its diagonal', () => {
  const content = ({ width, depth, height }: { width: number; depth: number; height: number }) =>
    width * depth * height;
  fc.assert(
    fc.property(anyBox, anyBox, (box, space) => {
      fc.pre(intoSpace(box, space).way !== 'no');
      expect(content(box)).toBeLessThanOrEqual(content(space) * 1.001);
      expect(Math.max(box.width, box.depth, box.height)).toBeLessThanOrEqual(
        Math.hypot(space.width, space.depth, space.height) + 0.001,
      );
    }),
  );
});

test('what goes into an elevator goes into any larger one', () => {
  fc.assert(
    fc.property(anyBox, anyElevator, growths, growth, growth, (box, elevator, more, wider, higher) => {
      const before = intoElevator(box, elevator).way;
      fc.pre(before !== 'no');
      const { cabin, door } = elevator;
      const larger = {
        cabin: grownBox(cabin, more),
        door: { width: door.width + wider, height: door.height + higher },
      };
      const after = intoElevator(box, larger).way;
      expect(after).not.toBe('no');
      if (before === 'straight') expect(after).toBe('straight');
    }),
  );
});

test.each([
  ['pushed in lengthways', { width: 60, depth: 130, height: 70 }, 'straight', undefined],
  ['leaning inside, which is not computed to the end', { width: 20, depth: 215, height: 80 }, 'tilted', undefined],
  ['too wide for the door', { width: 100, depth: 100, height: 100 }, 'no', 'door'],
  ['too long for the cabin', { width: 60, depth: 300, height: 70 }, 'no', 'cabin'],
])('%s', (_, box, way, at) => {
  const elevator = { cabin: { width: 110, depth: 140, height: 210 }, door: { width: 90, height: 200 } };
  const found = intoElevator(box, elevator);
  expect(found.way).toBe(way);
  expect(found.at).toBe(at);
});
