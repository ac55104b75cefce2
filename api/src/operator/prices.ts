import { readFile, writeFile } from 'node:fs/promises';
import type { OperatorResult } from '@shop/contract/operator';
import { OperatorProblem } from '../domain/operator-problem.ts';
import { allOf } from './ask.ts';
import type { Commands } from './command.ts';
import { idOf, required } from './given.ts';
import { dollars, lineOf, listed } from './table.ts';

type Outcome = OperatorResult<'applyPrices'>;
type Shown = OperatorResult<'previewPrices'>['list'][number];

/** @throws OperatorProblem for a file that cannot be read */
const contentOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch(() => {
    throw new OperatorProblem(`The file ${file} cannot be read.`);
  });

const counted = ({ changed, planned, unchanged }: Outcome): string =>
  `${changed} changed, ${planned} to begin later, ${unchanged} as they were`;

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
    const parts = await allOf(async (place) => {
      const { csv, next } = await ask('exportPrices', { query: place });
      return { list: [csv], next };
    });
    // Each part has the header.
    const rows = parts.map((csv, part) => (part === 0 ? csv : csv.slice(csv.indexOf('\n') + 1))).join('');
    await writeFile(file, rows);
    return `${rows.split('\n').length - 2} products and variants are in ${file}.`;
  },
  'prices preview': async (ask, subject) => {
    const { list, errors, errors_total, ...outcome } = await ask('previewPrices', {
      body: { csv: await contentOf(subject) },
    });
    const more = outcome.changed + outcome.planned - list.length;
    return [
      ...list.map(shownOf),
      ...(more > 0 ? [`… and ${more} more`] : []),
      ...errors.map(({ line, column, message }) => lineOf([`line ${line}`, column, message])),
      `Nothing was changed. It would be: ${counted(outcome)}; mistakes: ${errors_total}.`,
    ].join('\n');
  },
  'prices apply': async (ask, subject) => {
    const outcome = await ask('applyPrices', { body: { csv: await contentOf(subject) } });
    return `Done: ${counted(outcome)}.`;
  },
  'prices set': async (ask, subject, { price, finalPrice, from }) => {
    const cells = [subject, price ?? '', finalPrice ?? '', from ?? ''].map(cellOf);
    const csv = `sku,price,final_price,valid_from\n${cells.join(',')}\n`;
    return `${subject}: ${counted(await ask('applyPrices', { body: { csv } }))}.`;
  },
  'prices planned': async (ask) => {
    const rows = await allOf((part) => ask('plannedPrices', { query: part }));
    const lines = rows.map(({ id, from, sku, price, final_price }) =>
      lineOf([id, from, sku, price === null ? '' : dollars(price), final_price === null ? '' : dollars(final_price)]),
    );
    return listed(lines, 'No price begins later.');
  },
  'prices drop': async (ask, subject) => {
    const { sku } = await ask('dropPlannedPrice', { body: { id: idOf(subject, 'a later price') } });
    return `The later price of ${sku} is dropped.`;
  },
};
