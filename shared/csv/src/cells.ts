import { parse } from 'csv-parse/browser/esm/sync';
import { unmasked } from './masked.ts';

/** The cells of a short file with commas, such as a part of an export, line by line; for browsers as well. */
export const cellsOf = (csv: string): string[][] =>
  (parse(csv, { bom: true, skip_empty_lines: true }) as string[][]) // without columns rows are lists
    .map((cells) => cells.map(unmasked));
