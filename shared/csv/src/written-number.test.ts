import fc from 'fast-check';
import { hundredthsOf, isShortened, isShortOf } from './written-number.ts';

test.each([
  ['99', 9_900],
  ['99.5', 9_950],
  ['99,5', 9_950],
  ['99.50', 9_950],
  ['265.0', 26_500],
  ['0,05', 5],
  ['.5', 50],
  ['1299.00', 129_900],
  ['1,299.00', 129_900],
  ['1.299,5', 129_950],
  ['1 299,00', 129_900],
  ['1\u00a0299', 129_900],
  ['1\u202f299\u202f000,25', 129_900_025],
  ['1,299,000', 129_900_000],
])('%s is one number', (text, hundredths) => {
  expect(hundredthsOf(text)).toBe(hundredths);
});

test.each(['1,299', '1.299', '12,500', '999.999'])('%s means two numbers', (text) => {
  expect(hundredthsOf(text)).toBe('unclear');
});

test.each([
  '',
  'free',
  '-5',
  '1,2,3',
  '12 99',
  '1,29,900',
  '1,299,50',
  '1.299.5',
  '0.500',
  '99.',
  ',',
  '2.4E+12',
  '١٢',
])('“%s” is no number of hundredths', (text) => {
  expect(hundredthsOf(text)).toBe('none');
});

test('however an amount is written, it is read as this amount, or as none', () => {
  const styles = ['en-CA', 'fr-CA', 'en-US', 'fr-FR', 'de-DE'].flatMap((locale) =>
    [true, false].flatMap((useGrouping) =>
      [0, 1, 2].map((minimumFractionDigits) =>
        Intl.NumberFormat(locale, { useGrouping, minimumFractionDigits, maximumFractionDigits: 2 }),
      ),
    ),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), fc.constantFrom(...styles), (hundredths, style) => {
      const read = hundredthsOf(style.format(hundredths / 100));
      expect([hundredths, 'unclear']).toContain(read);
    }),
    { numRuns: 2_000 },
  );
});

test('2.4E+12 is how a spreadsheet shows some long numbers, and no others', () => {
  expect(isShortOf('2.4E+12', '2400000512345')).toBe(true);
  expect(isShortOf('6,28123E+11', '628123456789')).toBe(true);
  expect(isShortOf('2.40000051235E+12', '2400000512345')).toBe(true);
  expect(isShortOf('2.4E+12', '2410000512345')).toBe(false);
  expect(isShortOf('2.4E+11', '2400000512345')).toBe(false);
  expect(isShortOf('2.4E+12', '')).toBe(false);
  expect(['2.4E+12', '2400000512345', 'E+12'].map(isShortened)).toEqual([true, false, false]);
});
