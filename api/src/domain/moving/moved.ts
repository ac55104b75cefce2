import { hundredthsOf } from '@shop/csv/number';

/** The cells of a record by the names of their columns, in small letters; where it begins. */
export interface ShopRow {
  readonly line: number;
  cell(column: string): string;
}

/** Something that cannot be moved as it is, and its line in the file of the other shop. */
export interface Remark {
  readonly line: number;
  readonly message: string;
}
export type Report = (line: number, message: string) => void;

/** Ways in which options differ here. */
export const axes = ['color', 'size', 'style', 'number_of_pieces'] as const;
export type Axis = (typeof axes)[number];

/** A product of another shop, or one of its options, in words of this one. */
export interface Moved {
  readonly line: number;
  sku: string;
  /** As the other shop writes them. */
  price: string;
  salePrice: string;
  units: string;
  pictures: string[];
}
export interface MovedOption extends Moved {
  readonly options: ReadonlyMap<string, string>;
}
export interface MovedProduct extends Moved {
  readonly name: string;
  readonly brand: string;
  readonly description: string;
  /** Words in the other language, where the file has any. */
  readonly translated?: Readonly<Record<'name' | 'description', string>>;
  readonly categories: readonly string[];
  readonly gtin: string;
  /** Its other facts, by their names. */
  readonly facts: ReadonlyMap<string, string>;
  /** Centimetres and kilograms. */
  readonly measures: Readonly<Partial<Record<'width' | 'depth' | 'height' | 'weight', number>>>;
  readonly isPublished: boolean;
  readonly variants: MovedOption[];
}

/** Of a product whose options have prices and units. */
export const unpriced = { price: '', salePrice: '', units: '' } as const;

/** How the files of a kind of shop are read. */
export interface ShopKind {
  /** Columns without which it is no such file. */
  readonly needed: readonly string[];
  /** Other names that its columns have in some files → those by which they are read; all in small letters. */
  readonly renamed?: Readonly<Record<string, string>>;
  read(rows: AsyncIterable<ShopRow>, report: Report): Promise<MovedProduct[]>;
}

const axisNames: readonly (readonly [Axis, RegExp])[] = [
  ['color', /colou?r|couleur/i],
  ['size', /size|taille|dimension|format/i],
  ['number_of_pieces', /pieces|pi[èe]ces|pack|set of|quantit/i],
  ['style', /style|finish|fini|material|mat[ée]riau|model|mod[èe]le/i],
];

/** The axis of this shop for each way in which the options of a product differ there. */
export const axesOf = (product: MovedProduct, report: Report): Map<string, Axis> => {
  const found = new Map<string, Axis>();
  const names = [...new Set(product.variants.flatMap(({ options }) => [...options.keys()]))];
  const isFree = (axis: Axis): boolean => ![...found.values()].includes(axis);
  for (const name of names) {
    const axis = axisNames.find(([known, pattern]) => pattern.test(name) && isFree(known))?.[0];
    if (axis) found.set(name, axis);
  }
  for (const name of names.filter((one) => !found.has(one))) {
    const axis = (['style', 'size', 'number_of_pieces', 'color'] as const).find(isFree);
    if (axis) {
      found.set(name, axis);
      report(product.line, `What the shop calls "${name}" becomes the ${axis} of ${product.sku}.`);
    } else report(product.line, `${product.sku} differs in "${name}" too, for which nothing is left: it is left out.`);
  }
  return found;
};

const inCentimetres: Readonly<Record<string, number>> = { cm: 1, mm: 0.1, m: 100, in: 2.54, yd: 91.44 };
const inKilograms: Readonly<Record<string, number>> = {
  kg: 1,
  g: 0.001,
  lb: 0.453_592_37,
  lbs: 0.453_592_37,
  oz: 0.028_349_523_125,
};

/** A length or weight such as `12.5` with its unit; undefined where nothing, or no such thing, is said. */
export const measureIn = (
  { line }: Pick<ShopRow, 'line'>,
  kind: 'length' | 'weight',
  text: string,
  unit: string,
  report: Report,
): number | undefined => {
  if (text === '') return undefined;
  const factor = (kind === 'length' ? inCentimetres : inKilograms)[unit.toLowerCase()];
  const hundredths = hundredthsOf(text);
  if (factor !== undefined && typeof hundredths === 'number') return Math.round(hundredths * factor) / 100;
  report(line, `"${text} ${unit}" is no ${kind} that can be read: it is left out.`);
  return undefined;
};

/** Parts of a cell that commas separate; `\,` is a comma of a part. */
export const listed = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '');
