import type { Cells, FileError, FileKind, GoodsLine } from './goods-file.ts';
import { centsOf, instantOf, unclearNumber } from '../operator/typed.ts';

/** New prices in cents; what is absent stays, and a `plusPrice` of null ends the members' price. */
export interface PriceChange {
  readonly price?: number;
  readonly finalPrice?: number;
  readonly plusPrice?: number | null;
}

export interface PriceLine extends GoodsLine {
  readonly prices: PriceChange;
  /** Units that come or go. */
  readonly stockChange: number;
  /** Its other cells, by columns. */
  readonly cells?: Cells;
}

/** The columns of a price file; those of `forReading` are for people and change nothing. */
export const priceColumns = ['sku', 'price', 'final_price', 'plus_price', 'stock_change', 'valid_from'] as const;
const forReading = ['name', 'stock'] as const;
type Column = (typeof priceColumns)[number];

/** Reads the cells of a line that tell prices, stock and when. @param changesMore whether it may be about something else */
export const readPriceLine = (
  line: number,
  cells: Cells,
  now: Date,
  changesMore = false,
): { wanted: PriceLine; errors: FileError[] } => {
  const errors: FileError[] = [];
  const wrong = (column: Column, message: string) => void errors.push({ line, column, message });
  const text = (column: Column): string => cells[column] ?? '';
  const price = (column: 'price' | 'final_price' | 'plus_price'): number | undefined => {
    if (text(column) === '') return undefined;
    const cents = centsOf(text(column));
    if (typeof cents === 'number') return cents;
    wrong(
      column,
      cents === 'unclear' ? unclearNumber(text(column), '1299.00') : `"${text(column)}" is no price such as 1299.00.`,
    );
    return undefined;
  };
  if (text('sku') === '') wrong('sku', 'A product number is missing.');
  const [full, final] = [price('price'), price('final_price')];
  const plus = text('plus_price') === '-' ? null : price('plus_price');
  if (!/^(|[+-]?\d{1,6})$/.test(text('stock_change')))
    wrong('stock_change', `"${text('stock_change')}" is no number of units such as 12 or -3.`);
  const from = text('valid_from') === '' ? null : instantOf(text('valid_from'));
  if (text('valid_from') !== '' && from === null)
    wrong(
      'valid_from',
      `"${text('valid_from')}" is no day such as 2026-12-01, and no instant such as 2026-12-01T09:00Z.`,
    );
  if (from !== null && from <= now) wrong('valid_from', 'This time is over; leave it out for at once.');
  const given = (['price', 'final_price', 'plus_price'] as const).filter((column) => text(column) !== '');
  const isAboutPrices = given.length > 0 || !changesMore;
  if (from !== null && isAboutPrices && !(given.includes('price') && given.includes('final_price')))
    wrong('valid_from', 'A later price needs both price and final_price.');
  if (from !== null && text('stock_change') !== '')
    wrong('stock_change', 'Units come and go at once, without valid_from.');
  const prices: PriceChange = {
    ...(full !== undefined && { price: full }),
    ...(final !== undefined && { finalPrice: final }),
    ...(plus !== undefined && { plusPrice: plus }),
  };
  const wanted: PriceLine = { line, sku: text('sku'), prices, stockChange: Number(text('stock_change')), from };
  return { wanted, errors };
};

/** A file of prices and stock, prices in dollars. */
export const priceFile: FileKind<PriceLine> = {
  columns: new Set([...priceColumns, ...forReading]),
  readLine: (line, cells, now) => readPriceLine(line, cells, now),
};
