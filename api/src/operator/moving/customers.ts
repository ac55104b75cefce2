import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MovedAccountsShop, OperatorResult } from '@shop/contract/operator';
import { byteOrderMark } from '@shop/csv/write';
import { convertCustomers, customersFile, customersKinds } from '../../domain/moving/customers.ts';
import type { Remark } from '../../domain/moving/moved.ts';
import { rowsOf } from '../../domain/moving/rows.ts';
import { does, type Command } from '../command.ts';
import { contentOf, fileGiven } from '../goods-files.ts';
import { byColumn, earlierRows, languageGiven } from './earlier.ts';
import { leftOutOf, remarkLine } from './remarks.ts';

/** Makes a file of customers out of that of another shop; Magento has their addresses in another file. */
export const convertsCustomersFrom = (name: MovedAccountsShop): Command =>
  does(
    'file',
    { into: '<folder>', language: '[en|fr]', ...(name === 'magento' && { addresses: '[<file>]' }) },
    async (_, file, given) => {
      const folder = fileGiven('into', given);
      const to = join(folder, 'customers.csv');
      const language = languageGiven(given);
      const kind = customersKinds[name];
      const { addresses } = given;
      const moved = await kind.read(
        rowsOf(await contentOf(file), kind),
        typeof addresses === 'string' && name === 'magento'
          ? rowsOf(await contentOf(addresses), { needed: ['_email'] })
          : null,
      );
      const earlier = byColumn(await earlierRows(to, 'email'), 'email');
      const remarks: Remark[] = [];
      const rows = convertCustomers(moved, {
        language,
        report: (line, message) => void remarks.push({ line, message }),
        agreedAt: (email) => earlier.get(email)?.cell('newsletter_at') ?? '',
      });
      const { csv, undated } = customersFile(rows);
      await mkdir(folder, { recursive: true });
      await writeFile(to, byteOrderMark + csv);
      const lines = [
        ...remarks.map(remarkLine),
        `${rows.length} customers are in ${to}.`,
        ...(undated > 0
          ? [
              `${undated} of them agreed to the newsletter, but the file does not say when: nobody is written to without a day in newsletter_at.`,
            ]
          : []),
      ];
      return { text: lines.join('\n'), data: { customers: rows.length, undated, remarks } };
    },
  );

const counted = ({ made, subscribed, unchanged }: OperatorResult<'previewCustomers'>): string =>
  `${made} new accounts, ${subscribed} of them with the newsletter; ${unchanged} had an account`;

/** Shows which accounts a file would make. */
export const previewCustomers: Command = does('file', {}, async (ask, file) => {
  const data = await ask('previewCustomers', { body: await contentOf(file) });
  const last = `Nothing was changed. It would be: ${counted(data)}; mistakes: ${data.errors_total}.`;
  return { text: [...leftOutOf(data), last].join('\n'), data };
});

/** Makes the accounts of a file. */
export const applyCustomers: Command = does('file', { 'skip-wrong': null }, async (ask, file, given) => {
  const data = await ask('applyCustomers', {
    query: { skip_wrong: given['skip-wrong'] === true },
    body: await contentOf(file),
  });
  const last = `Done: ${counted(data)}${data.errors_total > 0 ? `; rows with mistakes were left out` : ''}.`;
  return { text: [...leftOutOf(data), last].join('\n'), data };
});
