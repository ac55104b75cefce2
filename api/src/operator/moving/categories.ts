import type { OperatorResult } from '@shop/contract/operator';
import { does, lineOf, type Command } from '../command.ts';
import { contentOf, mistakesOf } from '../goods-files.ts';

const newLine = ({ line, path, name, parent }: OperatorResult<'previewCategories'>['list'][number]): string =>
  lineOf([`line ${line}`, path, name.en, name.fr, parent === '' ? 'a new root' : `below ${parent}`]);

/** Shows which categories of a file would be made. */
export const previewCategories: Command = does('file', {}, async (ask, file) => {
  const outcome = await ask('previewCategories', { body: await contentOf(file) });
  const lines = [
    ...outcome.list.map(newLine),
    ...mistakesOf(outcome),
    `Nothing was changed. It would make ${outcome.made}; ${outcome.unchanged} rows are of categories that exist; mistakes: ${outcome.errors_total}.`,
  ];
  return { text: lines.join('\n'), data: outcome };
});

/** Makes the categories of a file that there are not. */
export const applyCategories: Command = does('file', {}, async (ask, file) => {
  const data = await ask('applyCategories', { body: await contentOf(file) });
  return { text: `Made: ${data.made}. Rows of categories that existed: ${data.unchanged}.`, data };
});
