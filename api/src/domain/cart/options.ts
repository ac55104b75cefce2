import type { Language } from '@shop/contract';
import type { BothLanguages } from '../text/both-languages.ts';

const axisLabels = {
  color: { en: 'Colour', fr: 'Couleur' },
  style: { en: 'Style', fr: 'Style' },
  size: { en: 'Size', fr: 'Taille' },
  number_of_pieces: { en: 'Number of pieces', fr: 'Nombre de pièces' },
} as const;
const axes = ['color', 'style', 'size', 'number_of_pieces'] as const;
type Axis = (typeof axes)[number];

/** The chosen options of a line, in words. */
export const optionsOf = (
  { variant }: { variant: { options: Readonly<Partial<Record<Axis, BothLanguages | null>>> } | null },
  language: Language,
) =>
  axes.flatMap((axis) => {
    const value = variant?.options[axis];
    return value ? [{ label: axisLabels[axis][language], value: value[language] }] : [];
  });
