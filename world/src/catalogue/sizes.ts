import { text } from './words.ts';

/** Canadian mattress sizes. */
export const bedSizes = [
  text('Twin', 'Simple'),
  text('Double', 'Double'),
  text('Queen', 'Grand lit (Queen)'),
  text('King', 'Très grand lit (King)'),
  text('California King', 'Très grand lit (California King)'),
];
const centimetres = (size: string) => text(`${size} cm`, `${size.replace('x', '×')} cm`);
export const rugSizes = ['90 x 150', '120 x 180', '160 x 230', '200 x 290', '240 x 330'].map(centimetres);
export const runnerSizes = ['60 x 180', '70 x 240', '80 x 300'].map(centimetres);
export const plainSizes = [
  text('Small', 'Petit'),
  text('Medium', 'Moyen'),
  text('Large', 'Grand'),
  text('Extra Large', 'Très grand'),
  text('Compact', 'Compact'),
];
export const setSizes = [
  text('1 piece', '1 pièce'),
  text('2 pieces', '2 pièces'),
  text('4 pieces', '4 pièces'),
  text('6 pieces', '6 pièces'),
];
export const styles = [text('Classic', 'Classique'), text('Modern', 'Moderne'), text('Rustic', 'Rustique')];
