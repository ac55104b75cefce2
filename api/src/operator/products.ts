import type { OperatorResult } from '@shop/contract/operator';
import type { Commands } from './command.ts';
import { required } from './given.ts';
import { contentOf, counted, exported, leftOut, previewed } from './goods-files.ts';
import { lineOf } from './table.ts';

type Shown = OperatorResult<'previewProducts'>['list'][number];

const shownOf = ({ line, sku, name, is_new, from, changes }: Shown): string =>
  lineOf([
    `line ${line}`,
    is_new ? `${sku} (new)` : sku,
    name,
    ...changes.map(({ column, before, after }) =>
      is_new ? `${column} ${after || '–'}` : `${column} ${before || '–'} → ${after || '–'}`,
    ),
    ...(from === null ? [] : [`from ${from}`]),
  ]);

export const productCommands: Commands = {
  'products export': async (ask, _, { into }) => {
    const file = required('into', into, 1_000);
    const count = await exported(file, (place) => ask('exportProducts', { query: place }));
    return `${count} products and options are in ${file}.`;
  },
  'products preview': async (ask, subject) => {
    const outcome = await ask('previewProducts', { body: await contentOf(subject) });
    return previewed(outcome, outcome.list.map(shownOf));
  },
  'products picture': async (ask, subject, { file, first }) => {
    const body = await contentOf(required('file', file, 1_000));
    const { picture, pictures } = await ask('addProductPicture', { query: { sku: subject, first }, body });
    return `${subject} has ${pictures === 1 ? '1 picture' : `${pictures} pictures`}; the new one is ${picture}.`;
  },
  'products apply': async (ask, subject, { skipWrong }) => {
    const outcome = await ask('applyProducts', { query: { skip_wrong: skipWrong }, body: await contentOf(subject) });
    return [...leftOut(outcome), `Done: ${counted(outcome)}.`].join('\n');
  },
};
