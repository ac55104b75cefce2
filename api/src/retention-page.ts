import { getTableName } from 'drizzle-orm';
import { allPersonalData } from './database/personal-data/all.ts';
import type { Keeping } from './database/personal-data/personal-data.ts';
import { ofTheShop, unlinked } from './database/personal-data/unlinked.ts';
import { madeAccountsRetention } from './domain/account/email.ts';
import { deletionOutcomeTexts, retentionText, reasonTexts } from './domain/rights/texts.ts';

/** Describes what the sweep does once the time is over. */
const thenText = ({ swept, retention }: Keeping): string => {
  if (swept?.change) return 'made anonymous by the sweep';
  if (swept) return 'deleted by the sweep';
  return retention.as === 'days' ? 'deleted with what sends it' : 'stays with what it belongs to';
};

/** Signs that would end a cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|');
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((line) => `| ${line.map(cell).join(' | ')} |`).join('\n');
};

/** `docs/retention.md`: what is kept, table by table, as the sweep, the account's page and the export have it. */
export const retentionPage = (): string => {
  const rows = allPersonalData.map((one) => [
    `\`${getTableName(one.table)}\``,
    one.what.en,
    retentionText(one.retention, 'en'),
    reasonTexts[one.why].en,
    thenText(one),
    deletionOutcomeTexts[one.atDeletion].en,
  ]);
  const others = unlinked.map((one) => [
    `\`${getTableName(one.table)}\``,
    one.what.en,
    retentionText(one.retention, 'en'),
    reasonTexts[one.why].en,
    thenText(one),
  ]);
  const shop = ofTheShop.map((table) => `\`${getTableName(table)}\``).toSorted();
  return [
    '# What is kept, and for how long',
    'Written by `pnpm retention` from `api/src/database/personal-data`, which is also what the sweep of due work does, what the account’s page “Your data” says, what the export tells and what a deleted account leaves. A new table or column that is in none of its lists fails a test.',
    'Why orders stay, and what refuses a deletion: [docs/decisions/0025-account-deletion.md](decisions/0025-account-deletion.md). What to do when somebody asks without an account: [operations.md](operations.md#somebody-asks-for-their-data).',
    '## Tables with rows of persons',
    tableOf(['table', 'what', 'kept', 'why', 'then', 'when the account is deleted'], rows),
    '## What visitors leave without a name',
    tableOf(['table', 'what', 'kept', 'why', 'then'], others),
    '## Accounts that were made by call',
    `Of a sandbox alone ([how they are made](how-to/write-a-test.md#a-sandbox-for-tests)): after ${retentionText(madeAccountsRetention, 'en')} they go from all of these tables, also from those that a deleted account leaves something in, and so they do when they are taken back by call. What stays is the account’s number in \`account_deletion\`, for its time.`,
    '## Tables of the shop',
    `They hold goods, pages and the shop’s own people, and nothing that a visitor writes: ${shop.join(', ')}.`,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
};
