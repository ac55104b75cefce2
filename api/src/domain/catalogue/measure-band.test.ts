import { measureBand, measureLabel } from './measure-band.ts';

test('a measure lies in one band, its lower bound included', () => {
  expect([0, 39.9, 40, 119, 200, 340].map(measureBand)).toEqual(['0-40', '0-40', '40-80', '80-120', '200-', '200-']);
});

test('a band is said in centimetres and inches', () => {
  expect(['0-40', '80-120', '200-', 'wide'].map((band) => measureLabel(band, 'en'))).toEqual([
    'Under 40 cm (16\u00A0in)',
    '80–\u2060120\u00A0cm (31–\u206047\u00A0in)',
    '200 cm and up (79\u00A0in)',
    'wide',
  ]);
  for (const text of ['x80-120', '80-120x', '', '12345-']) expect(measureLabel(text, 'fr')).toBe(text);
  expect(['0-40', '80-120', '200-'].map((band) => measureLabel(band, 'fr'))).toEqual([
    'Moins de 40 cm (16\u00A0po)',
    '80–\u2060120\u00A0cm (31–\u206047\u00A0po)',
    '200 cm et plus (79\u00A0po)',
  ]);
});
