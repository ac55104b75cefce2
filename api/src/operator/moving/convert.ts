import { createReadStream } from 'node:fs';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hundredthsOf } from '@shop/csv/number';
import { byteOrderMark, csvOf } from '@shop/csv/write';
import { dollarsOf } from '../../domain/catalogue/dollars.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import { unclearNumber } from '../../domain/operator/typed.ts';
import { does, lineOf, type Command } from '../command.ts';
import { contentOf, fileGiven } from '../goods-files.ts';
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
import { rowsOf } from './rows.ts';

type Language = 'en' | 'fr';
type Line = Readonly<Record<string, string>>;

/** The files of a move, all in one folder. */
const files = {
  products: 'products.csv',
  categories: 'categories.csv',
  translate: 'translate.csv',
  pictures: 'pictures.csv',
} as const;

/** The rows of a file of an earlier conversion, in which somebody has written, by one of its columns. */
const earlierRows = async (file: string, column: string): Promise<Map<string, ShopRow>> => {
  const known = new Map<string, ShopRow>();
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return known;
  for await (const row of rowsOf(createReadStream(file), [column])) known.set(row.cell(column), row);
  return known;
};

const priceCells = ({ line, sku, price, salePrice }: Moved, report: Report): Line => {
  const [full, final] = [price || salePrice, salePrice || price].map((text) => {
    const cents = hundredthsOf(text);
    if (cents === 'unclear') report(line, unclearNumber(text, '1299.00'));
    else if (text !== '' && (cents === 'none' || cents === 0)) report(line, `"${text}" is no price of ${sku}.`);
    return typeof cents === 'number' && cents > 0 ? cents : null;
  });
  if (full == null || final == null) return {};
  return { price: dollarsOf(Math.max(full, final)), final_price: dollarsOf(final) };
};

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
  readonly products: Line[];
  readonly pictures: { sku: string; url: string }[];
  readonly remarks: Remark[];
  /** How many products each of their categories has. */
  readonly theirs: Map<string, number>;
}

const convert = (
  moved: readonly MovedProduct[],
  known: ReadonlyMap<string, string>,
  { brand, other }: { brand: string; other: Language },
  remarks: Remark[],
): Converted => {
  const report: Report = (line, message) => void remarks.push({ line, message });
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
  const products = unique.flatMap(({ product, options }): Line[] => {
    for (const name of product.categories) theirs.set(name, (theirs.get(name) ?? 0) + 1);
    const ours = [...new Set(product.categories.map((name) => known.get(name) ?? '').filter(Boolean))];
    const named = axesOf(product, report);
    const own = options.length > 0 && product.price === '' ? { ...product, ...pricesOf(cheapest(options)) } : product;
    const measures = Object.entries(product.measures).map(([name, measure]) => [name, String(measure)]);
    const first: Line = {
      sku: product.sku,
      ...inBoth('name', product.name),
      brand: product.brand || brand,
      categories: ours.join(' | '),
      ...inBoth('description', product.description),
      ...translatedIn(product, other),
      ...inBoth('specifications', factsOf(product, new Set(named.keys()))),
      ...Object.fromEntries(measures),
      gtin: product.gtin,
      status: product.isPublished ? 'published' : 'withdrawn',
      ...priceCells(own, report),
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
  return { products, pictures, remarks, theirs };
};

/** The cells of a language that have the other’s words, of the lines that have any; what is translated already stays. */
const untranslated = (lines: readonly Line[], language: Language, done: ReadonlyMap<string, ShopRow>): string[][] => {
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

/** Makes the files of a move out of a file of another shop. */
export const convertsFrom = (kind: ShopKind): Command =>
  does(
    'file',
    { into: '<folder>', language: '[en|fr]', brand: '["<text>"]', media: '[<address>]' },
    async (_, file, given) => {
      const folder = fileGiven('into', given);
      const language = given['language'] ?? 'en';
      if (language !== 'en' && language !== 'fr') throw new OperatorProblem('This needs --language, one of en, fr.');
      const other = language === 'en' ? 'fr' : 'en';
      const media = String(given['media'] ?? '').replace(/\/$/, '');
      const remarks: Remark[] = [];
      const moved = await kind.read(
        rowsOf(await contentOf(file), kind.needed),
        (line, message) => void remarks.push({ line, message }),
      );
      const filled = await earlierRows(join(folder, files.categories), 'theirs');
      const known = new Map([...filled].map(([name, row]) => [name, row.cell('ours')]));
      const translated = await earlierRows(join(folder, files.translate), 'sku');
      const { products, pictures, theirs } = convert(
        moved,
        known,
        { brand: String(given['brand'] ?? ''), other },
        remarks,
      );
      const unknown = [...theirs].filter(([name]) => !known.get(name));
      await mkdir(folder, { recursive: true });
      const write = (name: string, lines: readonly (readonly string[])[]) =>
        writeFile(join(folder, name), byteOrderMark + csvOf(lines));
      const names = new Map([...known, ...unknown.map(([name]) => [name, ''] as const)]);
      await Promise.all([
        write(files.products, [columns, ...products.map((line) => columns.map((column) => line[column] ?? ''))]),
        write(files.categories, [
          ['theirs', 'ours', 'products'],
          ...[...names].map(([name, ours]) => [name, ours, String(theirs.get(name) ?? 0)]),
        ]),
        write(files.translate, untranslated(products, other, translated)),
        write(files.pictures, [
          ['sku', 'url'],
          ...pictures.map(({ sku, url }) => [sku, url.startsWith('/') ? media + url : url]),
        ]),
      ]);
      const options = products.filter(({ product }) => product).length;
      const data = {
        products: products.length - options,
        options,
        pictures: pictures.length,
        unknown_categories: unknown.map(([name]) => name),
        remarks,
      };
      const lines = [
        ...remarks.toSorted((a, b) => a.line - b.line).map(({ line, message }) => lineOf([`line ${line}`, message])),
        ...unknown.map(([name, count]) => lineOf(['unknown category', name, `${count} products`])),
        `${data.products} products with ${options} options are in ${join(folder, files.products)}, their ${pictures.length} pictures in ${files.pictures}, what is to be translated in ${files.translate}.`,
        ...(unknown.length > 0
          ? [
              `${unknown.length} of their categories are unknown: write the paths of yours into ${join(folder, files.categories)}, and convert again.`,
            ]
          : []),
      ];
      return { text: lines.join('\n'), data };
    },
  );
