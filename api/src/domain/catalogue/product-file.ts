import type { Cells, FileError, FileKind } from './goods-file.ts';
import { priceColumns, readPriceLine, type PriceChange, type PriceLine } from './price-file.ts';
import { productColumns } from './product-columns.ts';

export interface ProductLine extends PriceLine {
  /** The number of the product that it is an option of; empty where the file does not say. */
  readonly product: string;
  /** Cells that say what it is, by their columns: of `productColumns`, without the empty ones. */
  readonly cells: Cells;
}

/** A change for a later time: new prices, and cells of a product file. */
export type PlannedChange = PriceChange & { readonly cells?: Cells };

const readLine = (line: number, cells: Cells, now: Date): { wanted: ProductLine; errors: FileError[] } => {
  const said: Record<string, string> = {};
  let saysAny = false;
  for (const column in cells) {
    const text = cells[column] ?? '';
    if (text === '' || !productColumns.has(column)) continue;
    said[column] = text;
    saysAny = true;
  }
  const { wanted, errors } = readPriceLine(line, cells, now, saysAny);
  return { wanted: { ...wanted, product: cells['product'] ?? '', cells: said }, errors };
};

/** A file of products and their options in both languages, with prices and stock as in a price file. */
export const productFile: FileKind<ProductLine> = {
  columns: new Set(['product', ...priceColumns, ...productColumns.keys()]),
  readLine,
};
