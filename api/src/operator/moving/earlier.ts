import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import type { ShopRow } from '../../domain/moving/moved.ts';
import { listOf, rowsOf } from '../../domain/moving/rows.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import type { Given } from '../input.ts';

/** The rows of a file of an earlier conversion, in which somebody has written. */
export const earlierRows = async (file: string, column: string): Promise<ShopRow[]> => {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  return isThere ? listOf(rowsOf(createReadStream(file), { needed: [column] })) : [];
};

export const byColumn = (rows: readonly ShopRow[], column: string): Map<string, ShopRow> =>
  new Map(rows.map((row) => [row.cell(column), row]));

/** The language of what a file says, English without the option. @throws OperatorProblem for any other */
export const languageGiven = (given: Given): 'en' | 'fr' => {
  const language = given['language'] ?? 'en';
  if (language === 'en' || language === 'fr') return language;
  throw new OperatorProblem('This needs --language, one of en, fr.');
};
