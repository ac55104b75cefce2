import fc from 'fast-check';
import { formatNumber } from '@shop/format';
import { inOneUnit } from './units.ts';

const said = {
  length: (cm: string, inches: string) => `${cm} cm (${inches} in)`,
  weight: (kg: string, lb: string) => `${kg} kg (${lb} lb)`,
};

test.each([
  ['en', '200 × 90.5 × 80 cm', '200 × 90.5 × 80 cm (78.7 × 35.6 × 31.5 in)'],
  ['en', '1,200 mm', '120 cm (47.2 in)'],
  ['en', '45 kg', '45 kg (99.2 lb)'],
  ['en', '100 lb', '45.4 kg (100 lb)'],
  ['en', '450 g', '0.45 kg (1 lb)'],
  ['en', '55 in', '139.7 cm (55 in)'],
  ['en', '120 cm (47 in)', '120 cm (47.2 in)'],
  ['en', '120 × 60 × 20 cm, 15 kg; 80 × 60 × 20 cm, 9 kg', null],
  ['fr', '1 200,5 mm', '120,1 cm (47,3 in)'],
  ['fr', '55 po', '139,7 cm (55 in)'],
])('%s: %s', (language, text, expected) => {
  const shown =
    '120 × 60 × 20 cm (47.2 × 23.6 × 7.9 in), 15 kg (33.1 lb); 80 × 60 × 20 cm (31.5 × 23.6 × 7.9 in), 9 kg (19.8 lb)';
  expect(inOneUnit(text, language as 'en' | 'fr', said)).toBe(expected ?? shown);
});

test.each(['2 in a box', '3 m²', '25 km/h', '15 min', '2 cats', 'Oak', '', '40 W'])(
  'what is no length and no weight stays as it is: %s',
  (text) => expect(inOneUnit(text, 'en', said)).toBe(text),
);

test('the same length reads the same, whichever unit it was written in', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999 }),
      fc.constantFrom('en' as const, 'fr' as const),
      (tenths, language) => {
        const write = (size: number, unit: string) =>
          inOneUnit(`${formatNumber(size, language)} ${unit}`, language, said);
        const cm = write(tenths / 10, 'cm');
        expect(write(tenths, 'mm')).toBe(cm);
        expect(cm).toMatch(/ cm \(.* in\)$/);
      },
    ),
  );
});
