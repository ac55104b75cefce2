import fc from 'fast-check';
import { choiceNames, choices, lengthNames, nothingTyped, type Typed } from './fields.ts';
import {
  MOST_PIECES,
  readPlan,
  withoutPiece,
  withProducts,
  writeLink,
  writePlan,
  type Piece,
  type Plan,
} from './plan.ts';

const typed: fc.Arbitrary<Typed> = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...lengthNames), fc.oneof(fc.string({ maxLength: 10 }), fc.constant('80½ é')), {
      maxKeys: 23,
    }),
    fc.constantFrom('cm', 'in'),
    fc.constantFrom(...choices.door1_wall),
  )
  .map(([lengths, unit, door2_wall]) => ({ ...nothingTyped(), ...lengths, unit, door2_wall }));
const place = fc.integer({ min: 0, max: 300_000 }).map((each) => each / 100);
const piece: fc.Arbitrary<Piece> = fc.record({
  id: fc.integer({ min: 1, max: 999_999_999 }),
  spot: fc.option(fc.record({ x: place, y: place, turned: fc.boolean() })),
});
const plan: fc.Arbitrary<Plan> = fc.record({ typed, pieces: fc.array(piece, { maxLength: MOST_PIECES }) });

test('a link brings back the plan, as it was typed', () => {
  fc.assert(
    fc.property(plan, (given) => {
      const read = readPlan(writeLink(given));
      expect(read.plan).toEqual(given);
      expect(read.flaws).toEqual([]);
      expect(readPlan(writePlan(given)).plan).toEqual(given);
    }),
  );
});

test('a plan of twelve pieces with every field filled in makes a link of less than 2,000 letters', () => {
  const full = { ...nothingTyped() };
  for (const name of lengthNames) full[name] = '1234,56';
  for (const name of choiceNames) full[name] = choices[name].at(-1) ?? '';
  const spot = { x: 2999.9, y: 2999.9, turned: true };
  const pieces = Array.from({ length: MOST_PIECES }, () => ({ id: 999_999_999, spot }));
  const link = writeLink({ typed: full, pieces });
  expect(link.length).toBeLessThan(2000);
  expect(readPlan(link)).toMatchObject({ flaws: [], plan: { pieces } });
});

test('a link that was cut anywhere says so', () => {
  fc.assert(
    fc.property(plan, fc.nat(), (given, at) => {
      const link = writeLink(given);
      const start = link.indexOf('&') + 1;
      fc.pre(link.length > start);
      const cut = link.slice(0, start + (at % (link.length - start)));
      const { plan: read, flaws } = readPlan(cut);
      // A cut that takes nothing but an empty rest away is none.
      if (writePlan(read) !== writePlan(given)) expect(flaws).toContain('cut');
    }),
  );
});

test('whatever stands in an address, it is read without an error, and what is read is bounded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 4000 }), fc.string({ maxLength: 300 }), (text, pieces) => {
      for (const search of [text, `pieces=${pieces}&room_width=${text}&unit=${text}`]) {
        const { plan: read } = readPlan(search);
        expect(read.pieces.length).toBeLessThanOrEqual(MOST_PIECES);
        expect(choices.unit).toContain(read.typed.unit);
        for (const name of lengthNames) expect(read.typed[name].length).toBeLessThanOrEqual(20);
      }
    }),
  );
});

test.each([
  ['pieces=5,sofa', ['pieces'], [5]],
  ['pieces=5_1_2', ['pieces'], []],
  ['pieces=0,-1,1.5', ['pieces'], []],
  [
    `pieces=${Array.from({ length: 13 }, (_, index) => index + 1).join(',')}`,
    ['many'],
    Array.from({ length: 12 }, (_, index) => index + 1),
  ],
  [`pieces=5&room_width=${'9'.repeat(3000)}`, ['long'], [5]],
  ['sum=abc&pieces=5', ['cut'], [5]],
])('%s has the flaws %j', (search, flaws, ids) => {
  const read = readPlan(search);
  expect(read.flaws).toEqual(flaws);
  expect(read.plan.pieces.map(({ id }) => id)).toEqual(ids);
});

test('products come onto a plan as often as they are named, once, and up to twelve', () => {
  const products = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 20 });
  fc.assert(
    fc.property(plan, products, (given, ids) => {
      const added = withProducts(given, ids);
      expect(added.pieces.slice(0, given.pieces.length)).toEqual(given.pieces);
      expect(withProducts(added, ids)).toEqual(added);
      expect(added.pieces.length).toBeLessThanOrEqual(MOST_PIECES);
      if (added.pieces.length < MOST_PIECES)
        for (const id of ids)
          expect(added.pieces.filter((one) => one.id === id).length).toBeGreaterThanOrEqual(
            ids.filter((each) => each === id).length,
          );
    }),
  );
  expect(withoutPiece({ typed: nothingTyped(), pieces: [{ id: 1, spot: null }] }, 0).pieces).toEqual([]);
});
