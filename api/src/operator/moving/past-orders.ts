import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MovedAccountsShop, OperatorResult } from '@shop/contract/operator';
import { byteOrderMark } from '@shop/csv/write';
import type { Remark } from '../../domain/moving/moved.ts';
import { convertPastOrders, pastOrdersFile, pastOrdersKinds } from '../../domain/moving/past-orders.ts';
import { rowsOf } from '../../domain/moving/rows.ts';
import { does, type Command } from '../command.ts';
import { contentOf, fileGiven } from '../goods-files.ts';
import { leftOutOf, remarkLine } from './remarks.ts';

/** Makes a file of orders out of that of another shop. */
export const convertsPastOrdersFrom = (name: MovedAccountsShop): Command =>
  does('file', { into: '<folder>' }, async (_, file, given) => {
    const folder = fileGiven('into', given);
    const to = join(folder, 'orders.csv');
    const kind = pastOrdersKinds[name];
    const remarks: Remark[] = [];
    const rows = await convertPastOrders(kind, rowsOf(await contentOf(file), kind), (line, message) => {
      remarks.push({ line, message });
    });
    const { csv, orders } = pastOrdersFile(rows);
    await mkdir(folder, { recursive: true });
    await writeFile(to, byteOrderMark + csv);
    const text = [...remarks.map(remarkLine), `${orders} orders are in ${to}.`].join('\n');
    return { text, data: { orders, remarks } };
  });

const counted = ({ made, unchanged }: OperatorResult<'previewPastOrders'>): string =>
  `${made} added to their customers, ${unchanged} there already`;

/** Shows which orders of a file would be added. */
export const previewPastOrders: Command = does('file', {}, async (ask, file) => {
  const data = await ask('previewPastOrders', { body: await contentOf(file) });
  const last = `Nothing was changed. It would be: ${counted(data)}; mistakes: ${data.errors_total}.`;
  return { text: [...leftOutOf(data), last].join('\n'), data };
});

/** Adds the orders of a file to the accounts of their customers. */
export const applyPastOrders: Command = does('file', { 'skip-wrong': null }, async (ask, file, given) => {
  const data = await ask('applyPastOrders', {
    query: { skip_wrong: given['skip-wrong'] === true },
    body: await contentOf(file),
  });
  const last = `Done: ${counted(data)}${data.errors_total > 0 ? '; orders with mistakes were left out' : ''}.`;
  return { text: [...leftOutOf(data), last].join('\n'), data };
});
