import { parse } from 'csv-parse/sync';
import { categoryAt } from '../catalogue/categories.ts';
import type { Product, StoreContents } from '@shop/contract/contents';
import { makeWorldAround, type WorldOptions } from '../world.ts';
import { mapCategory } from './mapping.ts';
import { converted, type ImportedPrices, productOf } from './product.ts';
import { parseAmount, parseOldPrice, type RawRow, requiredColumns, tidy } from './row.ts';

export interface ImportOptions {
  /** C$ for one unit of the file's currency; 0.37 for Saudi riyals when not given. */
  rate?: number;
}

export interface ImportReport {
  /** Rows below the header. */
  read: number;
  imported: number;
  /** Rows of an item that came before: their category is added to it. */
  merged: number;
  /** `row` counts from 1 below the header. */
  skipped: { row: number; reason: string }[];
  /** Imported, but with something left out. */
  warnings: { row: number; reason: string }[];
  /** Products by the path of the category they went to. */
  byCategory: Record<string, number>;
}

export interface ImportResult {
  products: Product[];
  report: ImportReport;
}

/** Well above the ids of a generated catalogue, and below those of its variants. */
const FIRST_IMPORTED_ID = 50_001;
const LAST_IMPORTED_ID = 99_999;

/** @throws Error when the text is no `;`-separated table or lacks a column. */
const readRows = (csvText: string): RawRow[] => {
  const rows: RawRow[] = parse(csvText, {
    delimiter: ';',
    bom: true,
    columns: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const first = rows[0];
  if (!first) throw new Error('The file holds no rows below its header');
  const missing = requiredColumns.filter((column) => !(column in first));
  if (missing.length > 0) throw new Error(`The file lacks the columns ${missing.join(', ')}`);
  return rows;
};

/** Why a row cannot become a product, or null. */
const refusal = (row: RawRow): string | null => {
  if (!tidy(row.item_id)) return 'no item id';
  if (!tidy(row.name)) return 'no name';
  const price = parseAmount(row.price);
  if (price === 'unclear') return `price “${tidy(row.price)}” could be thousands or decimals`;
  if (price === 'none') return `price “${tidy(row.price)}” is no amount`;
  if (price <= 0) return 'price is not above 0';
  if (!mapCategory(tidy(row.category), tidy(row.short_description))) return `unknown category “${tidy(row.category)}”`;
  return null;
};

const pricesOf = (row: RawRow, rate: number): ImportedPrices & { warning: string | null } => {
  const finalPrice = converted(Number(parseAmount(row.price)), rate);
  const old = parseOldPrice(row.old_price);
  const price = old === null ? finalPrice : converted(old, rate);
  if (price >= finalPrice) return { price, finalPrice, warning: null };
  return {
    price: finalPrice,
    finalPrice,
    warning: `old price “${tidy(row.old_price)}” is below the price and is left out`,
  };
};

/**
 * Products from a furniture catalogue: `;`-separated, decimal commas, with or without a byte-order mark.
 * Rows that cannot be used are skipped and reported, never guessed at.
 * @throws Error when the text is no such table, or the rate no positive number.
 */
export const importCatalogue = (csvText: string, { rate = 0.37 }: ImportOptions = {}): ImportResult => {
  if (!(rate > 0)) throw new Error('The rate must be a number above 0');
  const rows = readRows(csvText);
  const byItem = new Map<string, Product>();
  const report: ImportReport = { read: rows.length, imported: 0, merged: 0, skipped: [], warnings: [], byCategory: {} };
  rows.forEach((row, index) => {
    const note = { row: index + 1 };
    const reason = refusal(row);
    const mapped = mapCategory(tidy(row.category), tidy(row.short_description));
    if (reason !== null || !mapped) {
      report.skipped.push({ ...note, reason: reason ?? 'unknown category' });
      return;
    }
    const before = byItem.get(tidy(row.item_id));
    if (before) {
      before.categoryIds = [...new Set([...before.categoryIds, ...categoryAt(mapped.path).lineage])];
      report.merged += 1;
      return;
    }
    const id = FIRST_IMPORTED_ID + byItem.size;
    if (id > LAST_IMPORTED_ID) {
      report.skipped.push({ ...note, reason: 'the catalogue is full' });
      return;
    }
    const { warning, ...prices } = pricesOf(row, rate);
    if (warning) report.warnings.push({ ...note, reason: warning });
    byItem.set(tidy(row.item_id), productOf(id, row, mapped, prices));
    report.byCategory[mapped.path] = (report.byCategory[mapped.path] ?? 0) + 1;
  });
  const products = [...byItem.values()];
  products.forEach((product, index) => (product.createdRank = products.length - index));
  report.imported = products.length;
  return { products, report };
};

/** A whole shop around an imported catalogue: our categories, pages and people, its products. */
export const importWorld = (
  csvText: string,
  options: ImportOptions & Omit<WorldOptions, 'products'> = {},
): { world: StoreContents; report: ImportReport } => {
  const { products, report } = importCatalogue(csvText, options);
  return { world: makeWorldAround(products, options), report };
};
