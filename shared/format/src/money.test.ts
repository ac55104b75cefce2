import fc from 'fast-check';
import { formatMoney } from './index.ts';

test.each([
  [123450, 'C$1,234.50'],
  [129999, 'C$1,299.99'],
  [0, 'C$0.00'],
  [5, 'C$0.05'],
  [100000000, 'C$1,000,000.00'],
])('I18N-005 %i cents show as %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});

test.each([
  [-1200, '-C$12.00'],
  [-500, '-C$5.00'],
  [-123456, '-C$1,234.56'],
])('I18N-006 %i cents show as %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});

test('what rounds to nothing has no sign', () => {
  expect(formatMoney(-0)).toBe('C$0.00');
  expect(formatMoney(-0.4)).toBe('C$0.00');
});

test('what is no amount shows --', () => {
  expect(formatMoney(Number.NaN)).toBe('--');
  expect(formatMoney(Number.POSITIVE_INFINITY)).toBe('--');
});

test('every amount reads back as its cents, and has the form of I18N-005', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
      const text = formatMoney(cents);
      expect(text).toMatch(/^-?C\$\d{1,3}(,\d{3})*\.\d{2}$/);
      expect(Number(text.replace(/[C$,.]/g, ''))).toBe(cents === 0 ? 0 : cents);
    }),
  );
});
