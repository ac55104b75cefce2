import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import type { OperatorResult } from '@shop/contract/operator';
import { FileProblem, textOf } from '@shop/csv/text';
import { byteOrderMark } from '@shop/csv/write';
import { OperatorProblem } from '../domain/operator-problem.ts';
import { does, lineOf, type Command } from './command.ts';
import { readOption, type Given } from './input.ts';
import { Type } from 'typebox';

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
/** A file's text. @throws OperatorProblem for a file that cannot be read */
export const textIn = async (file: string): Promise<string> => {
  try {
    return await textOf(await contentOf(file));
  } catch (error) {
    if (error instanceof FileProblem) throw new OperatorProblem(`${file}, line ${error.line}: ${error.message}`);
    throw error;
  }
};

/** The file or folder that an option names. @throws OperatorProblem where it is missing */
export const fileGiven = (option: string, given: Given): string =>
  String(readOption(option, Type.String({ maxLength: 1_000 }), given));

/** Rows of a part: a line end within quotation marks ends none. */
const rowsIn = (csv: string): number => csv.replace(/"[^"]*"/g, '').split('\n').length - 1;

/** Writes the parts of an export into a file as they come. */
export const exports = (call: 'exportPrices' | 'exportProducts', what: string): Command =>
  does(null, { into: '<file>' }, async (ask, _, given) => {
    const file = fileGiven('into', given);
    const output = createWriteStream(file);
    output.write(byteOrderMark);
    let lines = 0;
    for (let after: number | null = 0; after !== null;) {
      const part: OperatorResult<typeof call> = await ask(call, { query: { ...(after > 0 && { after }), limit: 500 } });
      // Each part has the header.
      const rows = after === 0 ? part.csv : part.csv.slice(part.csv.indexOf('\n') + 1);
      lines += rowsIn(part.csv) - 1;
      if (!output.write(rows)) await once(output, 'drain');
      after = part.next;
    }
    output.end();
    await once(output, 'finish');
    return { text: `${lines} ${what} are in ${file}.`, data: { file, lines } };
  });

export const counted = ({ changed, planned, unchanged }: Outcome): string =>
  `${changed} changed, ${planned} to begin later, ${unchanged} as they were`;

export const mistakesOf = ({ errors, errors_total }: Pick<Outcome, 'errors' | 'errors_total'>): string[] => [
  ...errors.map(({ line, column, message }) => lineOf([`line ${line}`, column, message])),
  ...(errors_total > errors.length ? [`… and ${errors_total - errors.length} more mistakes`] : []),
];

/** Does what a file says, and tells what was left out of it. */
export const applies = (call: 'applyPrices' | 'applyProducts'): Command =>
  does('file', { 'skip-wrong': null }, async (ask, file, given) => {
    const outcome = await ask(call, {
      query: { skip_wrong: given['skip-wrong'] === true },
      body: await contentOf(file),
    });
    const leftOut = [...mistakesOf(outcome), `Mistakes, whose lines were left out: ${outcome.errors_total}.`];
    const text = [...(outcome.errors_total === 0 ? [] : leftOut), `Done: ${counted(outcome)}.`].join('\n');
    return { text, data: outcome };
  });

const changedLine = ({ line, sku, name, is_new, from, changes }: OperatorResult<'previewPrices'>['list'][number]) =>
  lineOf([
    `line ${line}`,
    is_new ? `${sku} (new)` : sku,
    name,
    ...changes.map(({ column, before, after }) =>
      is_new ? `${column} ${after || '–'}` : `${column} ${before || '–'} → ${after || '–'}`,
    ),
    ...(from === null ? [] : [`from ${from}`]),
  ]);

/** Tells what a file would change. */
export const previews = (call: 'previewPrices' | 'previewProducts'): Command =>
  does('file', {}, async (ask, file) => {
    const outcome = await ask(call, { body: await contentOf(file) });
    const more = outcome.changed + outcome.planned - outcome.list.length;
    const lines = [
      ...outcome.list.map(changedLine),
      ...(more > 0 ? [`… and ${more} more`] : []),
      ...mistakesOf(outcome),
      `Nothing was changed. It would be: ${counted(outcome)}; mistakes: ${outcome.errors_total}.`,
    ];
    return { text: lines.join('\n'), data: outcome };
  });
