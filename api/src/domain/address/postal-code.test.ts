import { taxRates } from '../charges.ts';
import type { RegionCode } from '../tax/rates.ts';
import { isRegionCode } from '../tax/rates.ts';
import { normalisedPostalCode, postalCodeLiesIn } from './postal-code.ts';

test.each(['K1A 0B1', 'k1a0b1', '  k1a - 0b1 ', 'K1A  0B1'])('%p is written K1A 0B1', (typed) => {
  expect(normalisedPostalCode(typed)).toBe('K1A 0B1');
});

test.each(['', 'K1A 0B', 'K1A 0B12', 'XK1A 0B1', 'W1A 0B1', 'Z1A 0B1', 'K1D 0B1', 'KAA 0B1', 'K1A BB1', 'K1A 0B1x'])(
  '%p is no postal code',
  (typed) => {
    expect(normalisedPostalCode(typed)).toBeNull();
  },
);

test('each first letter lies in its province, and in no other', () => {
  const letters = 'ABCEGHJKLMNPRSTVXY';
  const regions = Object.keys(taxRates).filter(isRegionCode);
  const lies = (letter: string): RegionCode[] =>
    regions.filter((region) => postalCodeLiesIn(`${letter}1A 0A0`, region));
  expect(Object.fromEntries([...letters].map((letter) => [letter, lies(letter).join(' ')]))).toEqual({
    A: 'NL',
    B: 'NS',
    C: 'PE',
    E: 'NB',
    G: 'QC',
    H: 'QC',
    J: 'QC',
    K: 'ON',
    L: 'ON',
    M: 'ON',
    N: 'ON',
    P: 'ON',
    R: 'MB',
    S: 'SK',
    T: 'AB',
    V: 'BC',
    X: 'NT NU',
    Y: 'YT',
  });
  expect([lies('D'), lies('')]).toEqual([[], []]);
  expect(isRegionCode('toString')).toBe(false);
});
