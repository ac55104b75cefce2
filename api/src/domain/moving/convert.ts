import { hundredthsOf } from '@shop/csv/number';
import { csvOf } from '@shop/csv/write';
import type { MovedShop } from '@shop/contract/operator';
import { dollarsOf } from '../catalogue/dollars.ts';
import { unclearNumber } from '../operator/typed.ts';
import { google } from './google.ts';
import { magento } from './magento.ts';
import {
  axes,
  axesOf,
  type Axis,
  type Moved,
  type MovedOption,
  type MovedProduct,
  type Remark,
  type Report,
  type ShopKind,
  type ShopRow,
} from './moved.ts';
import { shopify } from './shopify.ts';
import { woocommerce } from './woocommerce.ts';

type Language = 'en' | 'fr';
type Line = Readonly<Record<string, string>>;

/** Kinds of shops whose files are read. */
export const shopKinds = { shopify, woocommerce, magento, google } as const satisfies Record<MovedShop, ShopKind>;

const priceCells = ({ line, sku, price, salePrice }: Moved, report: Report): Line => {
  const given = { full: price || salePrice, final: salePrice || price };
  const amounts = new Map(
    [...new Set(Object.values(given))].map((text) => {
      const cents = hundredthsOf(text);
      if (cents === 'unclear') report(line, unclearNumber(text, '1299.00'));
      else if (text !== '' && (cents === 'none' || cents === 0)) report(line, `"${text}" is no price of ${sku}.`);
      return [text, typeof cents === 'number' && cents > 0 ? cents : null];
    }),
  );
  const [full, final] = [amounts.get(given.full), amounts.get(given.final)];
  if (full == null || final == null) return {};
  return { price: dollarsOf(Math.max(full, final)), final_price: dollarsOf(final) };
};

/** What is wrong with an option's price is told at the option. */
const untold: Report = () => undefined;

const unitsOf = ({ line, sku, units }: Moved, report: Report): string => {
  if (units === '' || units === '0') return '';
  if (/^\d{1,6}$/.test(units)) return units;
  report(line, `"${units}" is no number of units of ${sku}: none are taken over.`);
  return '';
};

const cheapest = (options: readonly MovedOption[]): MovedOption | undefined => {
  const amount = ({ salePrice, price }: Moved): number => {
    const cents = hundredthsOf(salePrice || price);
    return typeof cents === 'number' ? cents : Number.POSITIVE_INFINITY;
  };
  return options.toSorted((a, b) => amount(a) - amount(b))[0];
};

const pricesOf = (option: MovedOption | undefined) =>
  option ? { price: option.price, salePrice: option.salePrice } : {};

const columns = [
  'sku',
  'product',
  'name_en',
  'name_fr',
  'brand',
  'categories',
  'description_en',
  'description_fr',
  'specifications_en',
  'specifications_fr',
  ...axes.flatMap((axis) => [`${axis}_en`, `${axis}_fr`]),
  'width',
  'depth',
  'height',
  'weight',
  'gtin',
  'status',
  'price',
  'final_price',
  'stock_change',
];

/** A text in both languages: the other one has the same words until it is translated. */
const inBoth = (name: string, text: string): Line => ({ [`${name}_en`]: text, [`${name}_fr`]: text });

/** Words that the other shop has in both languages. */
const translatedIn = ({ translated }: MovedProduct, other: Language): Line =>
  Object.fromEntries(
    Object.entries(translated ?? {}).flatMap(([name, text]) => (text === '' ? [] : [[`${name}_${other}`, text]])),
  );

/** A list of what else is said of a product, without what its options differ in. */
const factsOf = ({ facts }: MovedProduct, differing: ReadonlySet<string>): string =>
  [...facts]
    .filter(([name]) => !differing.has(name))
    .map(([name, value]) => `${name.replaceAll(':', '')}: ${value}`.replaceAll('|', '/'))
    .join(' | ');

const optionCells = (option: MovedOption, named: ReadonlyMap<string, Axis>): Line =>
  Object.assign(
    {},
    ...[...option.options].flatMap(([name, value]) => {
      const axis = named.get(name);
      return axis ? [inBoth(axis, value)] : [];
    }),
  );

interface Converted {
  /** A product file, and its products and options. */
  readonly csv: string;
  readonly products: number;
  readonly options: number;
  readonly lines: readonly Line[];
  readonly pictures: { sku: string; url: string }[];
  readonly remarks: Remark[];
  /** How many products each of their categories has. */
  readonly theirs: Map<string, number>;
}

interface Wanted {
  /** Of products without one. */
  readonly brand: string;
  /** In which the words are. */
  readonly language: Language;
  /** The path of ours for a category of theirs; empty for none. */
  readonly ours: (theirs: string) => string;
}

export const otherOf = (language: Language): Language => (language === 'en' ? 'fr' : 'en');

/** Makes a product file of another shop's. @throws OperatorProblem for a file of another kind */
export const convert = async (
  kind: ShopKind,
  rows: AsyncIterable<ShopRow>,
  { brand, language, ours: oursOf }: Wanted,
): Promise<Converted> => {
  const remarks: Remark[] = [];
  const report: Report = (line, message) => void remarks.push({ line, message });
  const moved = await kind.read(rows, report);
  const theirs = new Map<string, number>();
  const seen = new Map<string, number>();
  const isTwice = ({ sku, line }: Moved): boolean => {
    const before = seen.get(sku);
    if (before !== undefined) report(line, `The number ${sku} stands in line ${before} already: this is left out.`);
    seen.set(sku, before ?? line);
    return before !== undefined;
  };
  const unique = moved.flatMap((product) =>
    isTwice(product) ? [] : [{ product, options: product.variants.filter((one) => !isTwice(one)) }],
  );
  const lines = unique.flatMap(({ product, options }): Line[] => {
    for (const name of product.categories) theirs.set(name, (theirs.get(name) ?? 0) + 1);
    const ours = [...new Set(product.categories.map(oursOf).filter(Boolean))];
    const named = axesOf(product, report);
    const own = options.length > 0 && product.price === '' ? { ...product, ...pricesOf(cheapest(options)) } : product;
    const measures = Object.entries(product.measures).map(([name, measure]) => [name, String(measure)]);
    const first: Line = {
      sku: product.sku,
      ...inBoth('name', product.name),
      brand: product.brand || brand,
      categories: ours.join(' | '),
      ...inBoth('description', product.description),
      ...translatedIn(product, otherOf(language)),
      ...inBoth('specifications', factsOf(product, new Set(named.keys()))),
      ...Object.fromEntries(measures),
      gtin: product.gtin,
      status: product.isPublished ? 'published' : 'withdrawn',
      ...priceCells(own, own === product ? report : untold),
      stock_change: options.length > 0 ? '' : unitsOf(product, report),
    };
    return [
      first,
      ...options.map((option) => ({
        sku: option.sku,
        product: product.sku,
        ...optionCells(option, named),
        ...priceCells(option, report),
        stock_change: unitsOf(option, report),
      })),
    ];
  });
  const pictures = unique.flatMap(({ product, options }) =>
    [product, ...options].flatMap(({ sku, pictures: urls }) => urls.map((url) => ({ sku, url }))),
  );
  const options = lines.filter(({ product }) => product).length;
  return {
    csv: csvOf([columns, ...lines.map((line) => columns.map((column) => line[column] ?? ''))]),
    products: lines.length - options,
    options,
    lines,
    pictures,
    remarks: remarks.toSorted((a, b) => a.line - b.line),
    theirs,
  };
};

/** The cells of a language that have the other’s words, of the lines that have any; what is translated already stays. */
export const untranslated = (
  { lines }: Pick<Converted, 'lines'>,
  language: Language,
  done: ReadonlyMap<string, ShopRow> = new Map(),
): string[][] => {
  const names = columns.filter((name) => name.endsWith(`_${language}`));
  const rows = lines.filter((line) => names.some((name) => line[name]));
  return [
    ['sku', ...names],
    ...rows.map(({ sku = '', ...line }) => [
      sku,
      ...names.map((name) => done.get(sku)?.cell(name) || (line[name] ?? '')),
    ]),
  ];
};
