import fc from 'fast-check';
import { hasPostalCodeShape, parsePostalCode } from './index.ts';

test.each(['K1A 0B1', 'k1a0b1', ' K1a-0b1 '])('VAL-011 %j is stored as K1A 0B1', (text) => {
  expect(parsePostalCode(text)).toBe('K1A 0B1');
});

test.each([
  '',
  'D1A 0B1',
  'W1A 0B1',
  'Z1A 0B1',
  'K1D 0B1',
  'K1A 0O1',
  'K1A  0B1',
  '90210',
  'K1A 0B',
  'K1A 0B12',
  '１1A 0B1',
])('VAL-011 %j is no Canadian postal code', (text) => {
  expect(parsePostalCode(text)).toBeUndefined();
});

test('VAL-011 while typing, any six word characters with an optional space will do', () => {
  expect(['K1A 0B1', 'abc123', '___ ___', 'D1A 0B1'].every(hasPostalCodeShape)).toBe(true);
  expect(['K1A-0B1', 'K1A  0B1', 'K1A 0B', ''].some(hasPostalCodeShape)).toBe(false);
});

test('whatever is accepted is in its stored form and is accepted again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d$/), (text) => {
      const stored = parsePostalCode(text);
      if (stored === undefined) return;
      expect(stored).toBe(`${text.slice(0, 3)} ${text.slice(-3)}`.toUpperCase());
      expect(parsePostalCode(stored)).toBe(stored);
    }),
  );
});
