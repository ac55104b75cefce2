import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = path.join(import.meta.dirname, '../..');
const skipped = /\.test\.ts$|^(testing|hold)\//;
const filesWith = (pattern: RegExp): string[] =>
  globSync('**/*.ts', { cwd: sources })
    .filter((file) => !skipped.test(file) && pattern.test(readFileSync(path.join(sources, file), 'utf8')))
    .toSorted();

// The compiler keeps `changeOrder` from it (`StandingState`); this keeps everybody else.
test('one function alone calls an order back, so that none is without its way back', () => {
  expect(filesWith(/\bstate: [^,\n]*'cancelled'/)).toEqual(['database/orders/undo.ts']);
  expect(filesWith(/\.update\((schema\.)?order\)|update customer_order/)).toEqual([
    'database/operator/books.ts', // puts its credit right
    'database/orders/claims.ts', // says whose it is
    'database/orders/orders.ts', // `changeOrder`, and the number of a new one
    'database/orders/undo.ts',
    'database/personal-data/orders.ts', // takes out who bought
  ]);
});

test('one place alone writes into a ledger', () => {
  expect(filesWith(/\.insert\((schema\.)?(points|coin|credit)Entry\)/)).toEqual([
    'database/membership/ledger.ts',
    'database/seed/made-person.ts', // what an invented person has
  ]);
});
