import fc from 'fast-check';
import { formatNumber, formatPercent } from './index.ts';

test('numbers follow the language', () => {
  expect(formatNumber(1234567.5, 'en')).toBe('1,234,567.5');
  expect(formatNumber(1234567.5, 'fr')).toBe('1\u00a0234\u00a0567,5');
  expect(formatNumber(4, 'fr', 1)).toBe('4,0');
  expect(formatNumber(-0.04, 'en', 1)).toBe('0.0');
  expect(formatNumber(Number.NaN, 'en')).toBe('');
});

test('a percentage has its space in French only', () => {
  expect(formatPercent(30, 'en')).toBe('30%');
  expect(formatPercent(30, 'fr')).toBe('30\u00a0%');
});

test('any whole number reads back', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom('en' as const, 'fr' as const), (value, language) => {
      expect(Number(formatNumber(value, language).replace(/[,\u00a0]/g, ''))).toBe(value === 0 ? 0 : value);
    }),
  );
});
