import type { Random } from '../catalogue/random.ts';

const english = [
  'Amrit',
  'Claire',
  'Devon',
  'Ellen',
  'Farah',
  'Gordon',
  'Hana',
  'Ian',
  'Jaspreet',
  'Kwame',
  'Lena',
  'Morgan',
  'Naomi',
  'Owen',
  'Priya',
  'Ruth',
  'Sam',
  'Tara',
  'Wei',
  'Yusuf',
];
const french = [
  'Amélie',
  'Benoît',
  'Camille',
  'Delphine',
  'Étienne',
  'Florence',
  'Gabriel',
  'Hélène',
  'Isabelle',
  'Julien',
  'Léa',
  'Mathieu',
  'Noémie',
  'Olivier',
  'Pascale',
  'Rémi',
  'Sophie',
  'Thomas',
  'Véronique',
  'Xavier',
];
const initials = 'ABCDFGHLMNPRSTW'.split('');

/** A first name and an initial, as reviews are signed. */
export const authorName = (random: Random, language: 'en' | 'fr') =>
  `${random.pick(language === 'en' ? english : french)} ${random.pick(initials)}.`;
