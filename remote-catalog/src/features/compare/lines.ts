import type { Language, Product } from '@shop/contract';
import { formatNumber } from '@shop/format';
import { inches } from '../../parts/drawings/drawing.ts';
import { plainText } from '../../parts/plain-text.ts';
import type { Lines } from './rows.ts';
import { inOneUnit, type Said } from './units.ts';

/** A line of the table that specifications are written as: what it is about, and what it says. */
const ROW = /<tr\b[^>]*>\s*<t([hd])\b[^>]*>(.*?)<\/t\1>\s*<t([hd])\b[^>]*>(.*?)<\/t\3>/gis;

export interface Names extends Said {
  width: string;
  depth: string;
  height: string;
}

/** What a product measures and says of itself, with lengths and weights in the same units. */
export const linesOf = (
  { measures, texts }: Pick<Product, 'measures' | 'texts'>,
  names: Names,
  language: Language,
): Lines => {
  const length = (cm: number): string => names.length(formatNumber(cm, language), formatNumber(inches(cm), language));
  const written = (...sides: number[]): string => {
    const list = (numbers: number[]) => numbers.map((one) => formatNumber(one, language)).join(' × ');
    return names.length(list(sides), list(sides.map(inches)));
  };
  const sides = measures ? written(measures.width, measures.depth, measures.height) : null;
  const said = [...texts.specifications.matchAll(ROW)].map(
    ([, , label = '', , value = '']) =>
      [plainText(label), inOneUnit(plainText(value, Infinity), language, names)] as const,
  );
  return [
    ...(measures
      ? ([
          [names.width, length(measures.width)],
          [names.depth, length(measures.depth)],
          [names.height, length(measures.height)],
        ] as const)
      : []),
    // The three sides on one line say the same again.
    ...said.filter(([label, value]) => label !== '' && value !== '' && value !== sides),
  ];
};
