import { Readable, pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { seenLines } from './seen-lines.ts';

export interface FileError {
  readonly line: number;
  /** Empty for the line as a whole. */
  readonly column: string;
  readonly message: string;
}

/** Cells of a line by their columns, without blanks around them. */
export type Cells = Readonly<Partial<Record<string, string>>>;

/** What each line of a goods file wants, whatever else its columns say. */
export interface GoodsLine {
  /** In the file, from 1. */
  readonly line: number;
  readonly sku: string;
  /** Null for at once. */
  readonly from: Date | null;
}

/** A kind of goods file: its columns, and how a line is read. */
export interface FileKind<Line extends GoodsLine> {
  /** Without `sku` there is no file. */
  readonly columns: ReadonlySet<string>;
  readLine(line: number, cells: Cells, now: Date): { wanted: Line; errors: FileError[] };
}

/** Some lines of a file that follow on each other, and what is wrong with them. */
export interface FilePart<Line extends GoodsLine> {
  readonly lines: Line[];
  readonly errors: FileError[];
}

/** Lines that are in memory at one time. */
const atOnce = 500;
/** Characters of one line: what a quotation mark out of place takes for one ends here. */
const longestLine = 1_000_000;

/** The line of the file in which a record begins, and its cells. */
interface RawRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Text that cannot be stored: NUL. */
const unstorable = '\0';

const headerErrors = (header: readonly string[], columns: ReadonlySet<string>): FileError[] => {
  const wrong = header.flatMap((column, place) => {
    if (!columns.has(column)) return [{ line: 1, column, message: `There is no column "${column}".` }];
    return header.indexOf(column) < place ? [{ line: 1, column, message: 'The column stands here twice.' }] : [];
  });
  return header.includes('sku') ? wrong : [...wrong, { line: 1, column: 'sku', message: 'The column sku is missing.' }];
};

/** Commas or semicolons, whichever the header has. */
const delimiterOf = (header: string): string => (header.includes(';') && !header.includes(',') ? ';' : ',');

/** The text of a file, of which the first piece holds the header. */
const textOf = async function* (content: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let head: string | null = '';
  for await (const bytes of content) {
    const text = decoder.decode(bytes, { stream: true });
    if (head === null) {
      yield text;
      continue;
    }
    head += text;
    if (!head.includes('\n') && head.length < longestLine) continue;
    yield head;
    head = null;
  }
  yield (head ?? '') + decoder.decode();
};

const recordsOf = async function* (content: AsyncIterable<Uint8Array>): AsyncGenerator<RawRecord> {
  const pieces = textOf(content);
  const { value: head = '' } = await pieces.next();
  const options = { bom: true, relax_column_count: true, skip_empty_lines: true, info: true } as const;
  const delimiter = delimiterOf(head.slice(0, head.indexOf('\n') + 1 || undefined));
  const parser = parse({ ...options, delimiter, max_record_size: longestLine });
  const whole = async function* () {
    yield head;
    yield* pieces;
  };
  // What goes wrong on the way ends the loop of whoever reads the records.
  pipeline(Readable.from(whole()), parser, () => undefined);
  yield* parser as AsyncIterable<RawRecord>; // `info` makes such pairs of all records
};

/** What stands in a cell; an apostrophe keeps a spreadsheet from taking it for a formula. */
const cellOf = (text: string): string => {
  const cell = text.trim();
  return cell.startsWith("'") ? cell.replace(/^'(?=[=+@-])/, '') : cell;
};

/**
 * Reads a goods file as it comes in, some lines at a time: a header, then a line for each product or variant;
 * with commas or semicolons. An empty cell changes nothing. However long the file is, little of it is in memory.
 */
export const readGoodsFile = async function* <Line extends GoodsLine>(
  kind: FileKind<Line>,
  content: AsyncIterable<Uint8Array>,
  now: Date,
): AsyncGenerator<FilePart<Line>> {
  const seen = seenLines();
  let header: string[] | null = null;
  let part: FilePart<Line> = { lines: [], errors: [] };
  const read = ({ record, info }: RawRecord, names: readonly string[]): void => {
    const line = info.lines;
    const wrong = (column: string, message: string) => void part.errors.push({ line, column, message });
    if (record.length !== names.length)
      return wrong('', `The line has ${record.length} cells, the header ${names.length}.`);
    const cells: Record<string, string> = {};
    for (const [place, name] of names.entries()) {
      const cell = cellOf(record[place] ?? '');
      if (cell.includes(unstorable)) return wrong(name, 'It holds a character that is none.');
      cells[name] = cell;
    }
    const { wanted, errors } = kind.readLine(line, cells, now);
    part.errors.push(...errors);
    const earlier = wanted.sku === '' ? null : seen.add(`${wanted.sku} ${wanted.from?.getTime() ?? ''}`, line);
    if (earlier !== null) wrong('sku', `${wanted.sku} stands in line ${earlier} already.`);
    if (errors.length === 0 && earlier === null) part.lines.push(wanted);
    return undefined;
  };
  try {
    for await (const raw of recordsOf(content)) {
      if (header === null) {
        header = raw.record.map((name) => name.trim().toLowerCase());
        const errors = headerErrors(header, kind.columns);
        if (errors.length === 0) continue;
        yield { lines: [], errors };
        return;
      }
      read(raw, header);
      if (part.lines.length + part.errors.length < atOnce) continue;
      yield part;
      part = { lines: [], errors: [] };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line: unknown = Reflect.get(error, 'lines');
    part.errors.push({ line: Number(line ?? 1), column: '', message: 'A quotation mark is out of place.' });
  }
  if (header === null && part.errors.length === 0) part.errors.push(...headerErrors([], kind.columns));
  yield part;
};
