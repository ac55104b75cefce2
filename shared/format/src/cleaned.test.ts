import fc from 'fast-check';
import { cleaned, holdsCard, isEmail, parsePhone, parsePostalCode } from './index.ts';
import { pasted } from './testing.ts';

test.each([
  ['spaces that do not break', '\u00A0K1A\u00A01H3\u202F', 'K1A 1H3'],
  ['marks of direction', '\u202A+1\u00A0613 555-0123\u202C', '+1 613 555-0123'],
  ['a byte order mark', '\uFEFFHELLO10', 'HELLO10'],
  ['letters in two parts', 'E\u0301lise', '\u00C9lise'],
  ['commands to a terminal', 'Lund\u001B\u0007\u009B sofa', 'Lund sofa'],
  ['the look of a sign', '5\uFE0F', '5'],
])('%s are not what was typed', (_, text, clean) => {
  expect(cleaned(text)).toBe(clean);
});

test.each([
  ['an emoji of several', '👩‍👩‍👧 ❤️'],
  ['a Persian word', 'می‌خواهم'],
  ['a Hindi word', 'क्‍ष'],
  ['lines', 'one\ntwo\tthree'],
  ['a French name', 'Zoé d’Aÿ-l’Église'],
])('%s stays as it is', (_, text) => {
  expect(cleaned(text)).toBe(text.normalize('NFC'));
});

test('whatever invisible characters are in it, a true value is read as it is meant', () => {
  const values = [
    'Élise',
    'TEN',
    'H2X 1Y4',
    'K1A 1H3',
    '(613) 555-0123',
    'ana.roy@example.ca',
    'FU10001001',
    '14 Rue d’Été',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...values).chain((value) => fc.tuple(fc.constant(value), pasted(value))),
      ([value, text]) => {
        expect(cleaned(text)).toBe(value);
        expect(cleaned(cleaned(text))).toBe(value);
        expect(parsePostalCode(text)).toBe(parsePostalCode(value));
        expect(parsePhone(text)).toBe(parsePhone(value));
        expect(isEmail(cleaned(text))).toBe(isEmail(value));
      },
    ),
    { numRuns: 500 },
  );
});

test('a card is one, whatever invisible characters are in its number', () => {
  fc.assert(fc.property(pasted('4242424242424242'), (text) => expect(holdsCard({ message: text })).toBe(true)));
});
