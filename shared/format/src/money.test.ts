import fc from 'fast-check';
import { formatMoney, formatRoundMoney } from './index.ts';

test.each([
  [123450, 'C$1,234.50'],
  [129999, 'C$1,299.99'],
  [0, 'C$0.00'],
  [5, 'C$0.05'],
  [100000000, 'C$1,000,000.00'],
])('I18N-005 %i cents show as %s', (cents, text) => {
  expect(formatMoney(cents, 'en')).toBe(text);
});

test.each([
  [-1200, '-C$12.00'],
  [-500, '-C$5.00'],
  [-123456, '-C$1,234.56'],
])('I18N-006 %i cents show as %s', (cents, text) => {
  expect(formatMoney(cents, 'en')).toBe(text);
});

test.each([
  [123450, '1\u00a0234,50\u00a0$'],
  [5, '0,05\u00a0$'],
  [100000000, '1\u00a0000\u00a0000,00\u00a0$'],
  [-1200, '-12,00\u00a0$'],
])('in French %i cents show as %s, as they are written in Canada', (cents, text) => {
  expect(formatMoney(cents, 'fr')).toBe(text);
});

test.each([
  [25_000, 'C$250', '250\u00a0$'],
  [123_400, 'C$1,234', '1\u00a0234\u00a0$'],
  [4_950, 'C$49.50', '49,50\u00a0$'],
  [-1_200, '-C$12', '-12\u00a0$'],
])('whole dollars of %i cents stand in a sentence without cents', (cents, en, fr) => {
  expect([formatRoundMoney(cents, 'en'), formatRoundMoney(cents, 'fr')]).toEqual([en, fr]);
});

test('what rounds to nothing has no sign', () => {
  expect(formatMoney(-0, 'en')).toBe('C$0.00');
  expect(formatMoney(-0.4, 'en')).toBe('C$0.00');
});

test('what is no amount shows --', () => {
  expect(formatMoney(Number.NaN, 'en')).toBe('--');
  expect(formatMoney(Number.POSITIVE_INFINITY, 'en')).toBe('--');
});

test('every amount reads back as its cents, and has the form of I18N-005', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
      const text = formatMoney(cents, 'en');
      expect(text).toMatch(/^-?C\$\d{1,3}(,\d{3})*\.\d{2}$/);
      expect(Number(text.replace(/[C$,.]/g, ''))).toBe(cents === 0 ? 0 : cents);
      const french = formatMoney(cents, 'fr');
      expect(french).toMatch(/^-?\d{1,3}(\u00a0\d{3})*,\d{2}\u00a0\$$/);
      expect(Number(french.replace(/[^\d-]/g, ''))).toBe(cents === 0 ? 0 : cents);
    }),
  );
});
