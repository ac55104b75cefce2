import { parse } from 'csv-parse/sync';

/** How a program takes in a file and saves it again. */
interface Program {
  readonly separator: ',' | ';';
  readonly point: '.' | ',';
  readonly lineEnd: '\r\n' | '\n';
  readonly encoding: 'UTF-8' | 'UTF-8 with a byte-order mark' | 'Windows-1252';
  readonly truth: readonly [string, string];
  /** Digits from which a whole number is shown as 2.4E+12. */
  readonly longNumber: number;
  /** Rows that are saved together: cells at their ends that are empty in all of them are left out. */
  readonly block: number | null;
}

const excel = { lineEnd: '\r\n', longNumber: 12, block: 16 } as const;
const english = { separator: ',', point: '.', truth: ['TRUE', 'FALSE'] } as const;
const french = { separator: ';', point: ',', truth: ['VRAI', 'FAUX'] } as const;
const calc = { lineEnd: '\n', longNumber: 22, block: null, encoding: 'UTF-8', separator: ',' } as const;

export const programs = {
  'Excel en-CA, CSV': { ...excel, ...english, encoding: 'Windows-1252' },
  'Excel en-CA, CSV UTF-8': { ...excel, ...english, encoding: 'UTF-8 with a byte-order mark' },
  'Excel fr-CA, CSV': { ...excel, ...french, encoding: 'Windows-1252' },
  'Excel fr-CA, CSV UTF-8': { ...excel, ...french, encoding: 'UTF-8 with a byte-order mark' },
  'LibreOffice en-CA': { ...english, ...calc },
  'LibreOffice fr-CA': { ...french, ...calc },
} as const satisfies Record<string, Program>;
export type ProgramName = keyof typeof programs;

const windows1252 = new Map(
  Array.from({ length: 256 }, (_, byte): [string, number] => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    byte,
  ]),
);
const bytesOf = (text: string, { encoding }: Program): Buffer => {
  if (encoding === 'Windows-1252') return Buffer.from([...text].map((sign) => windows1252.get(sign) ?? 0x3f));
  return Buffer.from(encoding === 'UTF-8' ? text : `\ufeff${text}`);
};

const numberShown = (number: number, { longNumber, point }: Program): string => {
  const digits = String(Math.trunc(Math.abs(number))).length;
  const shown =
    digits < longNumber
      ? String(number)
      : number
          .toExponential(5)
          .replace(/\.?0+e/, 'e')
          .replace('e', 'E');
  return shown.replace('.', point);
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** The day that a program makes of a text; null where it makes none. */
const dayIn = (text: string): string | null => {
  const [, first, second] = /^(\d{1,2})[-/](\d{1,2})$/.exec(text) ?? [];
  const [, name = '', of] = /^([a-z]{3})[a-z]*[- ]?(\d{1,2})$/i.exec(text) ?? [];
  const month = months.indexOf(name.toLowerCase());
  if (first && second) return `2026-${first.padStart(2, '0')}-${second.padStart(2, '0')}`;
  return of && month !== -1 ? `2026-${String(month + 1).padStart(2, '0')}-${of.padStart(2, '0')}` : null;
};

/** The cell's content after a program has imported a text. */
const shownOf = (text: string, program: Program): string => {
  if (/^[=@]|^[+-](?![\d.])./.test(text)) return '#NAME?';
  if (/^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/i.test(text)) return numberShown(Number(text), program);
  const truth = ['true', 'false'].indexOf(text.toLowerCase());
  return program.truth[truth] ?? dayIn(text) ?? text;
};

const written = (cell: string, separator: string): string =>
  cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Columns of a row that are saved. */
const widthIn = (rows: readonly (readonly string[])[], place: number, { block }: Program): number => {
  const together = block === null ? rows : rows.slice(place - (place % block), place - (place % block) + block);
  return Math.max(...together.map((cells) => cells.findLastIndex((cell) => cell !== '') + 1));
};

/** A file with commas as a program saves it that has opened it, with a row and a column put in and left empty. */
export const savedBy = (name: ProgramName, csv: string): Buffer => {
  const program: Program = programs[name];
  const table: string[][] = parse(csv, { bom: true });
  const rows = table.map(([first = '', ...others]) => [first, '', ...others].map((cell) => shownOf(cell, program)));
  rows.splice(1, 0, rows[0]?.map(() => '') ?? []);
  const lines = rows.map((cells, place) =>
    cells
      .slice(0, widthIn(rows, place, program))
      .map((cell) => written(cell, program.separator))
      .join(program.separator),
  );
  return bytesOf(lines.map((line) => line + program.lineEnd).join(''), program);
};
