import fc from 'fast-check';
import { parsePostalCode, postalCodeLiesIn, regionsOfPostalCode } from './index.ts';

test.each(['K1A 0B1', 'k1a0b1', ' K1a-0b1 ', 'K1A  0B1', 'k1a - 0b1'])('VAL-011 %j is stored as K1A 0B1', (text) => {
  expect(parsePostalCode(text)).toBe('K1A 0B1');
});

test.each([
  '',
  'D1A 0B1',
  'W1A 0B1',
  'Z1A 0B1',
  'K1D 0B1',
  'K1A 0O1',
  '90210',
  'K1A 0B',
  'K1A 0B12',
  '１1A 0B1',
  'ſ1A 0B1',
])('VAL-011 %j is no Canadian postal code', (text) => {
  expect(parsePostalCode(text)).toBeUndefined();
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

test('each first letter lies in its province, and in no other; X in both of the north', () => {
  const letters = 'ABCEGHJKLMNPRSTVXY';
  expect([...letters].map((letter) => `${letter} ${regionsOfPostalCode(`${letter}1B 0A0`).join(' ')}`)).toEqual(
    'A NL,B NS,C PE,E NB,G QC,H QC,J QC,K ON,L ON,M ON,N ON,P ON,R MB,S SK,T AB,V BC,X NT NU,Y YT'.split(','),
  );
  expect([postalCodeLiesIn('H2X 1Y4', 'QC'), postalCodeLiesIn('H2X 1Y4', 'ON')]).toEqual([true, false]);
  // The government’s offices on both sides of the river, and the city that two provinces share.
  expect(['K1A 1H3', 'S9V 0A1', 'T9V 0A1'].map((code) => regionsOfPostalCode(code).join(' '))).toEqual([
    'ON QC',
    'SK AB',
    'AB SK',
  ]);
  expect([regionsOfPostalCode('D1A 0A0'), regionsOfPostalCode('')]).toEqual([[], []]);
});
