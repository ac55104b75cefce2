import { optionsOf } from './line.ts';

test('the options of a line are named in the language, always in the same order', () => {
  const options = {
    number_of_pieces: { en: 'Two', fr: 'Deux' },
    size: { en: 'Large', fr: 'Grand' },
    style: { en: 'Loft', fr: 'Loft' },
    color: { en: 'Grey', fr: 'Gris' },
  };
  expect(optionsOf({ variant: { options } }, 'fr')).toEqual([
    { label: 'Couleur', value: 'Gris' },
    { label: 'Style', value: 'Loft' },
    { label: 'Taille', value: 'Grand' },
    { label: 'Nombre de pièces', value: 'Deux' },
  ]);
  expect(optionsOf({ variant: { options: { color: null, size: options.size } } }, 'en')).toEqual([
    { label: 'Size', value: 'Large' },
  ]);
  expect(optionsOf({ variant: null }, 'en')).toEqual([]);
});
