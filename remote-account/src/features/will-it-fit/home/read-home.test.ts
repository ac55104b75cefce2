import fc from 'fast-check';
import { nothingTyped, type Typed } from './fields.ts';
import { readLength, tenthsUp } from './lengths.ts';
import { readHome } from './read-home.ts';

const read = (typed: Partial<Typed>) => readHome({ ...nothingTyped(), ...typed });

test.each([
  ['82.5', 'cm', 82.5],
  ['82,5', 'cm', 82.5],
  [' 82 ', 'cm', 82],
  ['10', 'in', 25.4],
  ['0', 'cm', 0],
  ['', 'cm', undefined],
  ['\u00A0', 'cm', undefined],
  ['1,200', 'cm', Number.NaN],
  ['1.2.3', 'cm', Number.NaN],
  ['wide', 'cm', Number.NaN],
  ['-5', 'cm', Number.NaN],
  ['1e3', 'cm', Number.NaN],
  ['999999', 'cm', Number.NaN],
] as const)('%j in %s is %j', (text, unit, cm) => expect(readLength(text, unit)).toBe(cm));

test('what is missing is never said to be less than it is', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 500, noNaN: true }), (cm) => {
      expect(tenthsUp(cm, 'cm')).toBeGreaterThanOrEqual(cm - 1e-3);
      expect(tenthsUp(cm, 'cm')).toBeLessThan(cm + 0.1);
    }),
  );
});

test('each mistake is said at its own field, and what is well in itself is read all the same', () => {
  const { problems, home } = read({
    room_width: '0',
    room_length: 'long',
    door1_width: '80',
    stairs_width: '90',
    stairs_height: '200',
    stairs_turn: '9999',
    lift_width: '100',
    car_width: '90',
    car_length: '150',
    car_height: '70',
  });
  expect(problems).toEqual({
    room_width: { kind: 'least', cm: 50 },
    room_length: { kind: 'number' },
    door1_height: { kind: 'required' },
    stairs_turn: { kind: 'most', cm: 1000 },
    lift_depth: { kind: 'required' },
    lift_height: { kind: 'required' },
    lift_door_width: { kind: 'required' },
    lift_door_height: { kind: 'required' },
  });
  expect(home).toMatchObject({ room: null, doors: [], stairs: null, elevator: null });
  expect(home.car).toEqual({ width: 90, depth: 150, height: 70 });
});

test('a door that its wall has no place for is said at the field that is wrong', () => {
  const room = { room_width: '300', room_length: '200', room_height: '210' };
  const door = (more: Partial<Typed>) => read({ ...room, door1_height: '200', ...more });
  expect(door({ door1_width: '310' }).problems).toEqual({ door1_width: { kind: 'wall', cm: 300 } });
  expect(door({ door1_width: '210', door1_wall: 'left' }).problems).toEqual({ door1_width: { kind: 'wall', cm: 200 } });
  expect(door({ door1_width: '80', door1_from: '221' }).problems).toEqual({ door1_from: { kind: 'end', cm: 220 } });
  expect(door({ door1_width: '80', door1_height: '220' }).problems).toEqual({
    door1_height: { kind: 'high', cm: 210 },
  });
  expect(door({ door1_width: '80', door1_from: '220' })).toMatchObject({
    problems: {},
    home: { doors: [{ number: 1, wall: 'top', from: 220, width: 80, height: 200, swing: 'start' }] },
  });
});

test('inches are read as such, a stair without a turn has none, and nothing typed has no problem', () => {
  const { home } = read({ unit: 'in', stairs_width: '36', stairs_height: '80' });
  expect(home.stairs).toEqual({ before: 91.44, behind: null, height: 203.2 });
  expect(read({})).toEqual({
    problems: {},
    home: { unit: 'cm', room: null, doors: [], stairs: null, elevator: null, car: null },
  });
});

test('a landing needs the width behind it, both its sides, and room for both flights', () => {
  const flights = { stairs_width: '90', stairs_height: '200', stairs_turn: '85' };
  const { home, problems } = read({ ...flights, stairs_landing: '100', stairs_landing_width: '180' });
  expect(problems).toEqual({});
  expect(home.stairs).toEqual({ before: 90, behind: 85, height: 200, landing: { width: 180, depth: 100 } });
  const narrow = read({ ...flights, stairs_landing: '100', stairs_landing_width: '170' });
  expect(narrow.problems).toEqual({ stairs_landing_width: { kind: 'least', cm: 175 } });
  expect(narrow.home.stairs).toBeNull();
  expect(read({ stairs_landing: '100' }).problems).toEqual({
    stairs_width: { kind: 'required' },
    stairs_height: { kind: 'required' },
    stairs_turn: { kind: 'required' },
    stairs_landing_width: { kind: 'required' },
  });
});
