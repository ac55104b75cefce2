import { CsvError, parse, type Parser } from 'csv-parse';
import { decodedText, FileProblem, longestLine } from './decoded-text.ts';
import { unmasked } from './masked.ts';

export { FileProblem } from './decoded-text.ts';

/** A record of a file. */
export interface CsvRecord {
  /** In which it begins, from 1, as an editor counts. */
  readonly line: number;
  /** Without blanks around them. */
  readonly cells: readonly string[];
}

const separators = [',', ';', '\t'] as const;

/** The most frequent separator in the header (the first line with text), else a comma. */
const separatorOf = (text: string): string => {
  const header = text.split(/[\r\n]+/).find((line) => /[^\s,;"\ufeff]/.test(line)) ?? '';
  const [best] = separators
    .map((separator) => [separator, header.split(separator).length] as const)
    .toSorted(([, one], [, other]) => other - one);
  return best?.[0] ?? ',';
};

/** Has the parser read a piece, or the end; answers what is wrong with it. @throws Error that is not of the file */
const parsed = async (parser: Parser, piece: string | null): Promise<CsvError | null> => {
  const error = await new Promise<Error | null>((resolve) => {
    const done = (failure?: Error | null): void => resolve(failure ?? null);
    if (piece === null) parser.end(done);
    else parser.write(piece, done);
  });
  if (error !== null && !(error instanceof CsvError)) throw error;
  return error;
};

const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

/**
 * The records of a file with a header as they come in; those without anything are left out. However long the file is,
 * little of it is in memory.
 * @throws FileProblem after the records before it
 */
export const readCsv = async function* (content: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  let found: string[][] = [];
  let parser: Parser | null = null;
  let line = 1;
  // Handed on as they are found: what waits in a stream is lost when it fails.
  const collect = (cells: string[]): null => {
    found.push(cells);
    return null;
  };
  const begin = (head: string): Parser =>
    parse({
      bom: true,
      delimiter: separatorOf(head),
      relax_column_count: true,
      max_record_size: longestLine,
      on_record: collect,
    }).on('error', () => undefined);
  const records = function* (): Generator<CsvRecord> {
    for (const cells of found) {
      if (cells.some((cell) => cell.trim() !== '')) yield { line, cells: cells.map(unmasked) };
      line += 1 + breaksIn(cells);
    }
    found = [];
  };
  const misquoted = () => new FileProblem(line, 'A quotation mark is out of place.');
  for await (const piece of decodedText(content)) {
    parser ??= begin(piece);
    const failure = await parsed(parser, piece);
    yield* records();
    if (failure) throw misquoted();
  }
  if (!parser) return;
  const failure = await parsed(parser, null);
  yield* records();
  if (failure) throw misquoted();
};
