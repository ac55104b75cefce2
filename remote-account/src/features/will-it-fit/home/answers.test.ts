import { nothingTyped, type Typed } from './fields.ts';
import { answersOf, verdictOf, type Sizes } from './answers.ts';
import { readHome } from './read-home.ts';

const homeOf = (typed: Partial<Typed>) => readHome({ ...nothingTyped(), ...typed }).home;
const sofa: Sizes = {
  measures: { width: 200, depth: 90, height: 80 },
  cartons: [{ width: 206, depth: 95, height: 52 }],
};
const unpacked: Sizes = { measures: { width: 200, depth: 90, height: 80 }, cartons: [] };
const unknown: Sizes = { measures: null, cartons: [] };
const piece = (id: number) => ({ id, spot: null });
const one = (home: Partial<Typed>, sizes: Sizes | undefined) => {
  const answers = answersOf(homeOf(home), [piece(1)], () => sizes);
  return { ...answers.pieces[0], verdict: verdictOf(answers) };
};

test('a carton goes through a door that the piece itself is too large for', () => {
  const door = { door1_width: '60', door1_height: '200' };
  expect(one(door, sofa)).toMatchObject({ carried: 'cartons', ways: [{ kind: 'door', passage: { way: 'straight' } }] });
  expect(one(door, unpacked)).toMatchObject({
    carried: 'piece',
    ways: [{ passage: { way: 'no', short: { of: 'width', by: expect.closeTo(20, 3) } } }],
    verdict: { failing: 1 },
  });
});

test('nothing is said of what nobody knows', () => {
  const home = { room_width: '400', room_length: '300', door1_width: '80', door1_height: '200' };
  for (const sizes of [unknown, undefined])
    expect(one(home, sizes)).toMatchObject({
      carried: 'nothing',
      ways: [{ passage: { way: 'unknown' } }],
      inRoom: { state: 'unknown' },
      verdict: { open: 1, fitting: 0, failing: 0 },
    });
  expect(one({}, sofa)).toMatchObject({ ways: [], inRoom: null, verdict: { open: 1 } });
});

test('of several cartons the one that is the hardest to carry counts', () => {
  const sizes = { ...sofa, cartons: [{ width: 10, depth: 10, height: 10 }, ...sofa.cartons] };
  const { ways } = one(
    { lift_width: '110', lift_depth: '140', lift_height: '210', lift_door_width: '90', lift_door_height: '200' },
    sizes,
  );
  expect(ways).toMatchObject([{ kind: 'elevator', passage: { way: 'tilted' } }]);
  const { ways: narrow } = one(
    { lift_width: '110', lift_depth: '140', lift_height: '210', lift_door_width: '50', lift_door_height: '200' },
    sizes,
  );
  expect(narrow).toMatchObject([{ kind: 'elevatorDoor', passage: { way: 'no', short: { of: 'width' } } }]);
});

test('a room that is too low, too small or too full says which', () => {
  const floor = { room_width: '210', room_length: '100' };
  expect(one({ ...floor, room_height: '210' }, unpacked).inRoom).toEqual({ state: 'free' });
  expect(
    one({ ...floor, room_height: '100' }, { ...unpacked, measures: { width: 60, depth: 60, height: 130 } }).inRoom,
  ).toEqual({
    state: 'high',
    by: 30,
  });
  expect(one({ room_width: '190', room_length: '100' }, unpacked).inRoom).toEqual({ state: 'large', by: 10 });
  const two = answersOf(homeOf(floor), [piece(1), piece(1)], () => unpacked);
  expect(two.pieces.map(({ inRoom }) => inRoom?.state)).toEqual(['free', 'noSpot']);
  expect(verdictOf(two)).toEqual({ fitting: 1, failing: 1, open: 0 });
});

test('a stair without a turn is an opening, with one it is a corner', () => {
  const stairs = { stairs_width: '90', stairs_height: '200' };
  expect(one(stairs, sofa).ways).toMatchObject([{ kind: 'stairs', passage: { way: 'straight' } }]);
  expect(one({ ...stairs, stairs_turn: '70' }, sofa).ways).toMatchObject([{ kind: 'turn', passage: { way: 'no' } }]);
  const landing = { ...stairs, stairs_turn: '90', stairs_landing: '240', stairs_landing_width: '190' };
  expect(one(landing, sofa).ways).toMatchObject([{ kind: 'landing', passage: { way: 'straight' } }]);
  expect(one({ ...landing, stairs_landing: '60' }, sofa).ways).toMatchObject([
    { kind: 'landing', passage: { way: 'no', short: { of: 'each' } } },
  ]);
});
