import type { OptionAxis, Text } from '@shop/contract/contents';
import type { FamilyName } from './families/index.ts';
import type { Noun } from './words.ts';

export type Range = readonly [min: number, max: number];

/** A sort of thing that the shop sells: how it is called, what it measures and costs. */
export interface Goods {
  nouns: readonly Noun[];
  /** C$: a cheap, a usual and a dear one. */
  price: readonly [low: number, usual: number, high: number];
  /** Centimetres and kilograms. */
  width: Range;
  depth: Range;
  height: Range;
  weight: Range;
  /** What it may differ in beside colour; `style` when not given. */
  axis?: Exclude<OptionAxis, 'color'>;
  sizes?: readonly Text[];
  /** How much of the catalogue it takes, relative to the others; 1 when not given. */
  share?: number;
  /** When it is described in other words than its picture model suggests. */
  family?: FamilyName;
}

/** A category and, unless it only groups others or stands empty, what is sold in it. */
export interface CategoryRow {
  /** With `.html`, without the leading slash. */
  path: string;
  name: Text;
  description: Text;
  /** Picture model of its tile and of its goods. */
  model: string;
  /** Path of the parent; the root's path when not given. */
  parent?: string;
  btu?: number;
  goods?: Goods;
}

type Pair = readonly [en: string, fr: string];

export const category = (
  path: string,
  [en, fr]: Pair,
  [descriptionEn, descriptionFr]: Pair,
  model: string,
  more: Pick<CategoryRow, 'parent' | 'btu' | 'goods'> = {},
): CategoryRow => ({
  path: `${path}.html`,
  name: { en, fr },
  description: { en: descriptionEn, fr: descriptionFr },
  model,
  ...more,
});

/** `measures` are width, depth, height (cm) and weight (kg). */
export const goods = (
  nouns: readonly Noun[],
  price: Goods['price'],
  measures: readonly [Range, Range, Range, Range],
  more: Pick<Goods, 'axis' | 'sizes' | 'share' | 'family'> = {},
): Goods => ({
  nouns,
  price,
  width: measures[0],
  depth: measures[1],
  height: measures[2],
  weight: measures[3],
  ...more,
});
