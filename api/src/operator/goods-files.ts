import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import type { OperatorResult } from '@shop/contract/operator';
import { OperatorProblem } from '../domain/operator-problem.ts';
import { lineOf } from './table.ts';

type Outcome = Omit<OperatorResult<'applyPrices'>, 'list'>;

/** A file's bytes, as they are read. @throws OperatorProblem for a file that cannot be read */
export const contentOf = async (file: string): Promise<AsyncIterable<Uint8Array>> => {
  try {
    await access(file, constants.R_OK);
  } catch {
    throw new OperatorProblem(`The file ${file} cannot be read.`);
  }
  return createReadStream(file);
};

/** Writes the parts of an export into a file as they come; answers how many lines it has below its header. */
export const exported = async (
  file: string,
  partOf: (place: { after?: number; limit: number }) => Promise<{ csv: string; next: number | null }>,
): Promise<number> => {
  const output = createWriteStream(file);
  let lines = 0;
  for (let after: number | null = 0; after !== null;) {
    const { csv, next }: { csv: string; next: number | null } = await partOf({
      ...(after > 0 && { after }),
      limit: 500,
    });
    // Each part has the header.
    const rows = after === 0 ? csv : csv.slice(csv.indexOf('\n') + 1);
    lines += rowsIn(csv) - 1;
    if (!output.write(rows)) await once(output, 'drain');
    after = next;
  }
  output.end();
  await once(output, 'finish');
  return lines;
};

/** Rows of a part: a line end within quotation marks ends none. */
const rowsIn = (csv: string): number => csv.replace(/"[^"]*"/g, '').split('\n').length - 1;

export const counted = ({ changed, planned, unchanged }: Outcome): string =>
  `${changed} changed, ${planned} to begin later, ${unchanged} as they were`;

const mistakesOf = ({ errors, errors_total }: Outcome): string[] => [
  ...errors.map(({ line, column, message }) => lineOf([`line ${line}`, column, message])),
  ...(errors_total > errors.length ? [`… and ${errors_total - errors.length} more mistakes`] : []),
];

/** What was left out of a file that was applied. */
export const leftOut = (outcome: Outcome): string[] =>
  outcome.errors_total === 0
    ? []
    : [...mistakesOf(outcome), `Mistakes, whose lines were left out: ${outcome.errors_total}.`];

/** What a preview tells. */
export const previewed = (outcome: Outcome, shown: readonly string[]): string => {
  const more = outcome.changed + outcome.planned - shown.length;
  return [
    ...shown,
    ...(more > 0 ? [`… and ${more} more`] : []),
    ...mistakesOf(outcome),
    `Nothing was changed. It would be: ${counted(outcome)}; mistakes: ${outcome.errors_total}.`,
  ].join('\n');
};
