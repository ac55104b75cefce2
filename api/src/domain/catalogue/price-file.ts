import { CsvError, parse } from 'csv-parse/sync';
import { shopDay } from '../membership/shop-day.ts';

/** New prices in cents; what is absent stays, and a `plusPrice` of null ends the members' price. */
export interface PriceChange {
  readonly price?: number;
  readonly finalPrice?: number;
  readonly plusPrice?: number | null;
}

/** What a line of a price file wants. */
export interface PriceLine {
  /** In the file, from 1. */
  readonly line: number;
  readonly sku: string;
  readonly prices: PriceChange;
  /** Units that come or go. */
  readonly stockChange: number;
  /** Null for at once. */
  readonly from: Date | null;
}

/** What is wrong with a file, and where. */
export interface FileError {
  readonly line: number;
  /** Empty for the line as a whole. */
  readonly column: string;
  readonly message: string;
}

/** The columns of a price file; those of `told` are for people and change nothing. */
export const priceColumns = ['sku', 'price', 'final_price', 'plus_price', 'stock_change', 'valid_from'] as const;
const told = ['name', 'stock'] as const;
type Column = (typeof priceColumns)[number];

/** Midnight where the shop is, of a day that it has. */
const midnight = (day: string): Date => {
  const inSummer = new Date(`${day}T04:00:00.000Z`);
  return shopDay(inSummer) === day ? inSummer : new Date(`${day}T05:00:00.000Z`);
};

const isDay = (text: string): boolean => {
  const noon = new Date(`${text}T12:00:00.000Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text);
};

const instantOf = (text: string): Date | null => {
  if (isDay(text)) return midnight(text);
  const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text);
  const instant = new Date(text);
  return isInstant && isDay(text.slice(0, 10)) && !Number.isNaN(instant.getTime()) ? instant : null;
};

/** Dollars such as 1299 or 1299.00 in cents; null for anything else. */
const centsOf = (text: string): number | null => {
  const [, whole, part = '00'] = /^(\d{1,7})(?:\.(\d{2}))?$/.exec(text) ?? [];
  const cents = whole === undefined ? 0 : Number(whole) * 100 + Number(part);
  return cents > 0 ? cents : null;
};

const readLine = (line: number, cells: Readonly<Partial<Record<Column, string>>>, now: Date) => {
  const errors: FileError[] = [];
  const wrong = (column: Column, message: string) => void errors.push({ line, column, message });
  const text = (column: Column): string => cells[column]?.trim() ?? '';
  const price = (column: 'price' | 'final_price' | 'plus_price'): number | undefined => {
    if (text(column) === '') return undefined;
    const cents = centsOf(text(column));
    if (cents === null) wrong(column, `"${text(column)}" is no price such as 1299.00.`);
    return cents ?? undefined;
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
  if (from !== null && (text('price') === '' || text('final_price') === ''))
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

/** The line of the file in which a record begins, and its cells. */
interface RawRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

const rawRecords = (csv: string): RawRecord[] =>
  // `info` makes such pairs of all records.
  parse(csv, {
    bom: true,
    delimiter: [',', ';'],
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
  }) as never;

const headerErrors = (header: readonly string[]): FileError[] => {
  const known = new Set<string>([...priceColumns, ...told]);
  const wrong = header.flatMap((column, place) => {
    if (!known.has(column)) return [{ line: 1, column, message: `There is no column "${column}".` }];
    return header.indexOf(column) < place ? [{ line: 1, column, message: 'The column stands here twice.' }] : [];
  });
  return header.includes('sku') ? wrong : [...wrong, { line: 1, column: 'sku', message: 'The column sku is missing.' }];
};

/**
 * Reads a price file: a header, then a line for each product or variant; with commas or semicolons, prices in
 * dollars. An empty cell changes nothing.
 */
export const readPriceFile = (csv: string, now: Date): { lines: PriceLine[]; errors: FileError[] } => {
  let records: RawRecord[];
  try {
    records = rawRecords(csv);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line: unknown = Reflect.get(error, 'lines');
    return {
      lines: [],
      errors: [{ line: Number(line ?? 1), column: '', message: 'A quotation mark is out of place.' }],
    };
  }
  const [first, ...rest] = records;
  const header = (first?.record ?? []).map((name) => name.trim().toLowerCase());
  const errors = headerErrors(header);
  if (errors.length > 0) return { lines: [], errors };
  const lines: PriceLine[] = [];
  const seen = new Map<string, number>();
  for (const { record, info } of rest) {
    const line = info.lines;
    if (record.length !== header.length) {
      errors.push({ line, column: '', message: `The line has ${record.length} cells, the header ${header.length}.` });
      continue;
    }
    const read = readLine(line, Object.fromEntries(header.map((name, place) => [name, record[place] ?? ''])), now);
    errors.push(...read.errors);
    const about = `${read.wanted.sku} ${read.wanted.from?.getTime() ?? ''}`;
    const earlier = seen.get(about);
    if (earlier !== undefined && read.wanted.sku !== '')
      errors.push({ line, column: 'sku', message: `${read.wanted.sku} stands in line ${earlier} already.` });
    else seen.set(about, line);
    if (read.errors.length === 0) lines.push(read.wanted);
  }
  return { lines, errors };
};
