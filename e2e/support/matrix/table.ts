import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { faults, parts, type Cell, type Fault, type Part, type Side } from './cells.ts';

/** The committed document. */
const file = path.resolve(import.meta.dirname, '../../../docs/failure-matrix.md');

export type Matrix = ReadonlyMap<Fault, ReadonlyMap<Part, Cell>>;

const begin = (side: Side): string => `<!-- ${side}: written by pnpm failure-matrix -->`;
const end = (side: Side): string => `<!-- end of ${side} -->`;

const columns = [
  'fault',
  'the page',
  'the shopper reads',
  'a press of its form',
  'the log',
  '/healthz; /metrics',
  'at promotion',
];

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const rowOf = (fault: Fault, cell: Cell | undefined): string => {
  if (!cell) throw new Error(`nothing was seen of ${fault}`);
  if ('because' in cell) return row([fault, `– (${cell.because})`, '', '', '', '', '']);
  return row([fault, cell.page, cell.reads, cell.press, cell.log, cell.health, cell.gate]);
};

/** One table for each part of a release, with a row for each fault. */
export const written = (side: Side, matrix: Matrix): string =>
  parts
    .flatMap((part) => [
      `### ${part}, ${side}`,
      '',
      row(columns),
      row(columns.map(() => '---')),
      ...faults.map((fault) => rowOf(fault, matrix.get(fault)?.get(part))),
      '',
    ])
    .join('\n')
    .trim();

const around = (side: Side): { before: string; now: string; after: string } => {
  const text = readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(begin(side)) + begin(side).length, text.indexOf(end(side))];
  if (to < from) throw new Error(`${file} has no place for the ${side}`);
  return { before: text.slice(0, from), now: text.slice(from, to).trim(), after: text.slice(to) };
};

/** What the committed document says of a side. */
export const committed = (side: Side): string => around(side).now;

export const write = (side: Side, tables: string): void => {
  const { before, after } = around(side);
  writeFileSync(file, `${before}\n\n${tables}\n\n${after}`);
};
