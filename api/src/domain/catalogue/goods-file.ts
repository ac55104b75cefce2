import { FileProblem, readCsv, type CsvRecord } from '@shop/csv/read';
import { seenLines } from './seen-lines.ts';

export interface FileError {
  readonly line: number;
  /** Empty for the line as a whole. */
  readonly column: string;
  readonly message: string;
}

/** Cells of a line by their columns, without blanks around them. */
export type Cells = Readonly<Partial<Record<string, string>>>;

/** Fields of each line of a goods file, whatever its other columns. */
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
/** Text that cannot be stored: NUL. */
const unstorable = '\0';

const headerErrors = (header: readonly string[], columns: ReadonlySet<string>): FileError[] => {
  const wrong = header.flatMap((column, place) => {
    // A spreadsheet saves columns that were never filled, too.
    if (column === '') return [];
    if (!columns.has(column)) return [{ line: 1, column, message: `There is no column "${column}".` }];
    return header.indexOf(column) < place ? [{ line: 1, column, message: 'The column stands here twice.' }] : [];
  });
  return header.includes('sku') ? wrong : [...wrong, { line: 1, column: 'sku', message: 'The column sku is missing.' }];
};

/**
 * Reads a goods file as it comes in, some lines at a time: a header, then a line for each product or variant;
 * with commas or semicolons. An empty cell changes nothing, and neither does one that is left out at a line's end. However long the file is, little of it is in memory.
 */
export const readGoodsFile = async function* <Line extends GoodsLine>(
  kind: FileKind<Line>,
  content: AsyncIterable<Uint8Array>,
  now: Date,
): AsyncGenerator<FilePart<Line>> {
  const seen = seenLines();
  let header: string[] | null = null;
  let part: FilePart<Line> = { lines: [], errors: [] };
  const read = ({ line, cells: given }: CsvRecord, names: readonly string[]): void => {
    const wrong = (column: string, message: string) => void part.errors.push({ line, column, message });
    const length = given.findLastIndex((cell) => cell !== '') + 1;
    if (length > names.length) return wrong('', `The line has ${length} cells, the header ${names.length}.`);
    const cells: Record<string, string> = {};
    for (const [place, name] of names.entries()) {
      const cell = given[place] ?? '';
      if (cell.includes(unstorable)) return wrong(name, 'It holds a character that is none.');
      if (name === '' && cell !== '') return wrong('', `"${cell}" stands in a column without a name.`);
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
    for await (const raw of readCsv(content)) {
      if (header === null) {
        header = raw.cells.map((name) => name.toLowerCase());
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
    if (!(error instanceof FileProblem)) throw error;
    part.errors.push({ line: error.line, column: '', message: error.message });
  }
  if (header === null && part.errors.length === 0) part.errors.push(...headerErrors([], kind.columns));
  yield part;
};
