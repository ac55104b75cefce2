import fc from 'fast-check';
import { lengthNames, nothingTyped, type Typed } from './fields.ts';
import { inOtherUnit } from './in-other-unit.ts';
import { readLength, units, type Unit } from './lengths.ts';

const otherThan = (unit: Unit): Unit => (unit === 'cm' ? 'in' : 'cm');
const withAll = (text: string, unit: Unit): Typed => ({
  ...nothingTyped(),
  ...Object.fromEntries(lengthNames.map((name) => [name, text])),
  unit,
});
const anyUnit = fc.constantFrom(...units);
/** As it may be typed, from 1 to 3,000 in hundredths. */
const anyText = fc
  .tuple(fc.integer({ min: 100, max: 300_000 }), fc.constantFrom('.', ','), fc.boolean())
  .map(([hundredths, sign, isPadded]) => {
    const text = isPadded ? (hundredths / 100).toFixed(2) : String(hundredths / 100);
    return text.replace('.', sign);
  });

test('a length stays what it is, to less than a tenth of a millimetre and a half of what inches can say', () => {
  fc.assert(
    fc.property(anyText, anyUnit, (text, unit) => {
      const { typed } = inOtherUnit(withAll(text, unit), otherThan(unit), {}, '.');
      const [before, since] = [readLength(text, unit), readLength(typed.room_width, otherThan(unit))];
      expect(Math.abs((before ?? 0) - (since ?? 0))).toBeLessThanOrEqual(unit === 'cm' ? 0.0128 + 0.005 : 0.05);
    }),
  );
});

test('changed back and forth, however often, everything says just what was typed', () => {
  fc.assert(
    fc.property(anyText, anyUnit, fc.integer({ min: 1, max: 12 }), (text, unit, times) => {
      let state = { typed: withAll(text, unit), rewritten: {} };
      for (let time = 0; time < times * 2; time += 1)
        state = inOtherUnit(state.typed, otherThan(state.typed.unit as Unit), state.rewritten, ',');
      expect(state.typed).toEqual(withAll(text, unit));
    }),
  );
});

test('also on another day, when nobody knows what was typed: centimetres to a tenth and inches to a hundredth', () => {
  const tenths = fc.integer({ min: 10, max: 30_000 }).map((number) => String(number / 10));
  const hundredths = fc.integer({ min: 100, max: 120_000 }).map((number) => String(number / 100));
  fc.assert(
    fc.property(
      fc.oneof(
        tenths.map((text) => [text, 'cm'] as const),
        hundredths.map((text) => [text, 'in'] as const),
      ),
      ([text, unit]) => {
        const there = inOtherUnit(withAll(text, unit), otherThan(unit), {}, '.').typed;
        expect(inOtherUnit(there, unit, {}, '.').typed).toEqual(withAll(text, unit));
      },
    ),
  );
});

test('what was changed since is written anew from what it says now', () => {
  const first = inOtherUnit(withAll('90,01', 'cm'), 'in', {}, '.');
  expect(first.typed.room_width).toBe('35,44');
  const changed = { ...first.typed, room_width: '36', room_length: 'wide', car_width: '' };
  const { typed } = inOtherUnit(changed, 'cm', first.rewritten, '.');
  expect(typed).toMatchObject({ room_width: '91.44', room_length: 'wide', car_width: '', car_height: '90,01' });
});

test.each(['', 'tall', '1,200', '-3', '12.345'])('“%s” stays as it is', (text) => {
  for (const unit of units)
    expect(inOtherUnit(withAll(text, unit), otherThan(unit), {}, '.').typed.room_width).toBe(text);
});

test('what would be too long to be typed stays as it is', () => {
  expect(inOtherUnit(withAll('99999', 'in'), 'cm', {}, '.').typed.room_width).toBe('99999');
});
