import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MovedShop } from '@shop/contract/operator';
import { byteOrderMark, csvOf } from '@shop/csv/write';
import { convert, otherOf, shopKinds, untranslated } from '../../domain/moving/convert.ts';
import type { ShopRow } from '../../domain/moving/moved.ts';
import { rowsOf } from '../../domain/moving/rows.ts';
import { does, lineOf, type Command } from '../command.ts';
import { contentOf, fileGiven } from '../goods-files.ts';
import { byColumn, earlierRows, languageGiven } from './earlier.ts';

/** The files of a move, all in one folder. */
const files = {
  products: 'products.csv',
  categories: 'categories.csv',
  translate: 'translate.csv',
  pictures: 'pictures.csv',
} as const;

const categoryColumns = ['theirs', 'ours', 'name_en', 'name_fr', 'products'];

/** What the last part of a category's name there says: Chairs of `Seating > Chairs`. */
const lastPart = (theirs: string): string => theirs.split(/[>/]/).at(-1)?.trim() ?? '';

/** Rows of categories: those that somebody has filled in as they are, also ones without a counterpart, and the others. */
const categoryRows = (
  earlier: readonly ShopRow[],
  theirs: ReadonlyMap<string, number>,
  language: 'en' | 'fr',
): string[][] => {
  const known = new Set(earlier.map((row) => row.cell('theirs')));
  const filled = earlier
    .filter((row) => row.cell('theirs') !== '' || row.cell('ours') !== '')
    .map(({ cell }) => [
      ...categoryColumns.slice(0, -1).map(cell),
      cell('theirs') === '' ? '' : String(theirs.get(cell('theirs')) ?? 0),
    ]);
  const others = [...theirs]
    .filter(([name]) => !known.has(name))
    .map(([name, count]) => {
      const called = lastPart(name);
      return [name, '', language === 'en' ? called : '', language === 'fr' ? called : '', String(count)];
    });
  return [categoryColumns, ...filled, ...others];
};

/** Makes the files of a move out of a file of another shop. */
export const convertsFrom = (name: MovedShop): Command =>
  does(
    'file',
    { into: '<folder>', language: '[en|fr]', brand: '["<text>"]', media: '[<address>]' },
    async (_, file, given) => {
      const folder = fileGiven('into', given);
      const language = languageGiven(given);
      const media = String(given['media'] ?? '').replace(/\/$/, '');
      const filled = await earlierRows(join(folder, files.categories), 'theirs');
      const known = new Map(filled.map(({ cell }) => [cell('theirs'), cell('ours')]));
      const translated = byColumn(await earlierRows(join(folder, files.translate), 'sku'), 'sku');
      const kind = shopKinds[name];
      const converted = await convert(kind, rowsOf(await contentOf(file), kind), {
        brand: String(given['brand'] ?? ''),
        language,
        ours: (theirs) => known.get(theirs) ?? '',
      });
      const { csv, products, options, pictures, remarks, theirs } = converted;
      const unknown = [...theirs].filter(([one]) => !known.get(one));
      await mkdir(folder, { recursive: true });
      const write = (to: string, text: string) => writeFile(join(folder, to), byteOrderMark + text);
      await Promise.all([
        write(files.products, csv),
        write(files.categories, csvOf(categoryRows(filled, theirs, language))),
        write(files.translate, csvOf(untranslated(converted, otherOf(language), translated))),
        write(
          files.pictures,
          csvOf([['sku', 'url'], ...pictures.map(({ sku, url }) => [sku, url.startsWith('/') ? media + url : url])]),
        ),
      ]);
      const data = {
        products,
        options,
        pictures: pictures.length,
        unknown_categories: unknown.map(([one]) => one),
        remarks,
      };
      const lines = [
        ...remarks.map(({ line, message }) => lineOf([`line ${line}`, message])),
        ...unknown.map(([one, count]) => lineOf(['unknown category', one, `${count} products`])),
        `${products} products with ${options} options are in ${join(folder, files.products)}, their ${pictures.length} pictures in ${files.pictures}, what is to be translated in ${files.translate}.`,
        ...(unknown.length > 0
          ? [
              `${unknown.length} of their categories are unknown: write the paths of yours into ${join(folder, files.categories)}, have those that you have not yet be made with "operator categories apply", and convert again.`,
            ]
          : []),
      ];
      return { text: lines.join('\n'), data };
    },
  );
