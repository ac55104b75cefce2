import { hundredthsOf } from '@shop/csv/number';
import { normalisedEmail } from './email.ts';
import type { FileError } from '../catalogue/goods-file.ts';
import { seenLines } from '../catalogue/seen-lines.ts';
import type { pastOrderColumns } from '../moving/past-orders.ts';
import type { ShopRow } from '../moving/moved.ts';
import { instantOf, unclearNumber } from '../operator/typed.ts';
import { plainText } from '../text/plain-text.ts';

/** Units of an order of another shop; the price of one in cents. */
export interface PastItem {
  readonly name: string;
  readonly sku: string;
  readonly qty: number;
  readonly price: number;
}

/** An order of another shop. */
export interface PastOrder {
  /** Its first in the file, from 1. */
  readonly line: number;
  readonly email: string;
  readonly number: string;
  readonly placedAt: Date;
  readonly status: string;
  /** Cents. */
  readonly total: number;
  readonly items: readonly PastItem[];
}

export interface ReadPastOrder {
  /** Null where one of its rows has mistakes. */
  readonly order: PastOrder | null;
  readonly errors: readonly FileError[];
}

const longest = 255;
const mostItems = 500;
/** Cents of ten million dollars. */
const tooMuch = 1_000_000_000;

type Column = (typeof pastOrderColumns)[number];
type Wrong = (line: number, column: Column | '', message: string) => void;
const cellIn = (row: ShopRow, column: Column): string => plainText(row.cell(column));

const centsIn = (row: ShopRow, column: Column, wrong: Wrong): number => {
  const text = cellIn(row, column);
  const cents = hundredthsOf(text);
  if (typeof cents === 'number' && cents < tooMuch) return cents;
  wrong(
    row.line,
    column,
    cents === 'unclear' ? unclearNumber(text, '1299.00') : `"${text}" is no amount such as 49.99.`,
  );
  return 0;
};

const itemIn = (row: ShopRow, wrong: Wrong): PastItem[] => {
  const [name, sku, quantity] = [cellIn(row, 'name'), cellIn(row, 'sku'), cellIn(row, 'quantity')];
  if (name === '' && sku === '') return [];
  if (!/^[1-9]\d{0,3}$/.test(quantity)) wrong(row.line, 'quantity', `"${quantity}" is no number of units such as 2.`);
  return [{ name: name || sku, sku, qty: Number(quantity), price: centsIn(row, 'price', wrong) }];
};

const orderIn = (rows: readonly ShopRow[], first: ShopRow, number: string, now: Date, wrong: Wrong): PastOrder => {
  const { line } = first;
  for (const row of rows)
    for (const column of ['number', 'status', 'sku', 'name'] as const)
      if (cellIn(row, column).length > longest) wrong(row.line, column, `It is longer than ${longest} characters.`);
  const email = normalisedEmail(cellIn(first, 'email'));
  if (email === null) wrong(line, 'email', `"${cellIn(first, 'email')}" is no e-mail address.`);
  const when = cellIn(first, 'placed_at');
  const placedAt = instantOf(when);
  if (placedAt === null || placedAt > now)
    wrong(line, 'placed_at', `"${when}" is no past day such as 2024-12-01, and no instant such as 2024-12-01T09:00Z.`);
  if (rows.length > mostItems) wrong(line, '', `${number} has more than ${mostItems} rows.`);
  return {
    line,
    email: email ?? '',
    number,
    placedAt: placedAt ?? now,
    status: cellIn(first, 'status'),
    total: centsIn(first, 'total', wrong),
    items: rows.flatMap((row) => itemIn(row, wrong)),
  };
};

/** Reads a file of orders: rows of one number that follow on each other are an order, whose first row says whose it is. */
export const readPastOrders = async function* (rows: AsyncIterable<ShopRow>, now: Date): AsyncGenerator<ReadPastOrder> {
  const seen = seenLines();
  const read = (own: readonly ShopRow[]): ReadPastOrder[] => {
    const [first] = own;
    if (!first) return [];
    const errors: FileError[] = [];
    const wrong: Wrong = (line, column, message) => void errors.push({ line, column, message });
    const number = cellIn(first, 'number');
    if (number === '') wrong(first.line, 'number', 'An order has a number.');
    const earlier = seen.add(number, first.line);
    if (number !== '' && earlier !== null) wrong(first.line, 'number', `${number} stands in line ${earlier} already.`);
    const order = orderIn(own, first, number, now, wrong);
    return [{ order: errors.length > 0 ? null : order, errors }];
  };
  let own: ShopRow[] = [];
  for await (const row of rows) {
    const [first] = own;
    if (first && cellIn(first, 'number') !== cellIn(row, 'number')) {
      yield* read(own);
      own = [];
    }
    own.push(row);
  }
  yield* read(own);
};
