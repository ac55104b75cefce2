import fc from 'fast-check';
import { code39 } from './code39.ts';

test('the code of A1, between its stars', () => {
  const { bars, width } = code39('A1');
  // Four signs of nine widths, three of them wide, with a narrow gap after each but the last.
  expect(width).toBe(4 * (6 + 3 * 3) + 3);
  expect(bars).toHaveLength(4 * 5);
  expect(bars.slice(0, 5)).toEqual([
    { x: 0, width: 1 },
    { x: 4, width: 1 },
    { x: 6, width: 3 },
    { x: 10, width: 3 },
    { x: 14, width: 1 },
  ]);
});

test('every sign of a number has three wide parts, and no two are alike', () => {
  const drawn = [...'0123456789RCA'].map((sign) => JSON.stringify(code39(sign).bars));
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const sign of '0123456789RCA') expect(code39(sign).width).toBe(3 * 15 + 2);
});

test('numbers that differ have other bars, which lie one behind the other', () => {
  const number = fc.string({ unit: fc.constantFrom(...'0123456789RCA'), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(number, number, (one, other) => {
      const { bars, width } = code39(one);
      expect(JSON.stringify(bars) === JSON.stringify(code39(other).bars)).toBe(one === other);
      for (const [index, { x, width: wide }] of bars.entries())
        expect(x + wide).toBeLessThan(bars[index + 1]?.x ?? width + 1);
    }),
  );
});

test('what has no bars is refused', () => {
  expect(() => code39('é')).toThrow(RangeError);
});
