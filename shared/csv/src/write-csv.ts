import { masked } from './masked.ts';

const cellOf = (text: string): string => {
  const cell = masked(text);
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
};

/** Stands before a file's header, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\ufeff';

/** Lines as CSV with commas; a line end follows each. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.map(cellOf).join(',')}\n`).join('');
