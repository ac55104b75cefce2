import type { OperatorResult } from '@shop/contract/operator';
import type { Commands } from './command.ts';
import { contentOf, counted, exported, leftOut, previewed } from './goods-files.ts';
import { idOf, required } from './given.ts';
import { allOf } from './ask.ts';
import { dollars, lineOf, listed } from './table.ts';

type Shown = OperatorResult<'previewPrices'>['list'][number];

const shownOf = ({ line, sku, name, from, before, after }: Shown): string => {
  const change = (label: string, [one, two]: readonly [number | null, number | null], write: (n: number) => string) =>
    one === two ? [] : [`${label} ${one === null ? '–' : write(one)} → ${two === null ? '–' : write(two)}`];
  return lineOf([
    `line ${line}`,
    sku,
    name,
    ...change('price', [before.price, after.price], dollars),
    ...change('final_price', [before.final_price, after.final_price], dollars),
    ...change('plus_price', [before.plus_price, after.plus_price], dollars),
    ...change('stock', [before.stock, after.stock], String),
    ...(from === null ? [] : [`from ${from}`]),
  ]);
};

/** A cell of a file with one line. */
const cellOf = (text: string): string => `"${text.replaceAll('"', '""')}"`;

export const priceCommands: Commands = {
  'prices export': async (ask, _, { into }) => {
    const file = required('into', into, 1_000);
    const count = await exported(file, (place) => ask('exportPrices', { query: place }));
    return `${count} products and variants are in ${file}.`;
  },
  'prices preview': async (ask, subject) => {
    const outcome = await ask('previewPrices', { body: await contentOf(subject) });
    return previewed(outcome, outcome.list.map(shownOf));
  },
  'prices apply': async (ask, subject, { skipWrong }) => {
    const outcome = await ask('applyPrices', { query: { skip_wrong: skipWrong }, body: await contentOf(subject) });
    return [...leftOut(outcome), `Done: ${counted(outcome)}.`].join('\n');
  },
  'prices set': async (ask, subject, { price, finalPrice, from }) => {
    const cells = [subject, price ?? '', finalPrice ?? '', from ?? ''].map(cellOf);
    const csv = `sku,price,final_price,valid_from\n${cells.join(',')}\n`;
    return `${subject}: ${counted(await ask('applyPrices', { query: {}, body: csv }))}.`;
  },
  'prices planned': async (ask) => {
    const rows = await allOf((part) => ask('plannedPrices', { query: part }));
    const lines = rows.map(({ id, from, sku, price, final_price, columns }) =>
      lineOf([
        id,
        from,
        sku,
        price === null ? '' : dollars(price),
        final_price === null ? '' : dollars(final_price),
        columns.join(', '),
      ]),
    );
    return listed(lines, 'No price begins later.');
  },
  'prices drop': async (ask, subject) => {
    const { sku } = await ask('dropPlannedPrice', { body: { id: idOf(subject, 'a later price') } });
    return `The later price of ${sku} is dropped.`;
  },
};
