// `pnpm bench:catalogue [products …]`: what calls of the catalogue cost in stores of these sizes (1200 and 43000), on a
// PostgreSQL of its own or on the server of DATABASE_URL. Ratios compare with the first size.
import { openServer } from '../database/server.ts';
import { fillMeasured, measuredApp } from '../measured-shop.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { casesOf } from './cases.ts';
import { growTo } from './grow.ts';
import { measure, type Measured } from './measure.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0) sizes.push(1_200, 43_000);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 20);
/** The world's own products, from which a store grows. */
const OWN = 1_200;
/** A growing store is filled by statements of minutes. */
const limits = { connections: 4, checkoutConnections: 1, patience: 5_000, statementTimeout: 0, lockTimeout: 0 };

const postgres = await startPostgres();
const results: Measured[][] = [];
try {
  for (const size of sizes) {
    const database = await postgres.newDatabase();
    const connection = await openServer(database.url, limits);
    const began = performance.now();
    const store = await fillMeasured(connection, Math.min(size, OWN), () => undefined);
    await growTo(connection.db, size);
    print(`A store of ${size} products was filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    const app = await measuredApp(store, print);
    const cases = await casesOf(connection.db);
    const measured: Measured[] = [];
    for (const one of cases) measured.push(await measure(app, one, rounds));
    results.push(measured);
    await app.close();
    await connection.close();
    await database.drop();
  }
} finally {
  await postgres.stop();
}

const column = (text: string): string => text.padStart(14);
print(
  `${'median ms'.padEnd(30)}${sizes.flatMap((size) => [column(String(size)), column('ratio'), column('filters, B')]).join('')}`,
);
for (const [row, { title, median: first }] of (results[0] ?? []).entries()) {
  const cells = results.flatMap((measured) => {
    const one = measured[row];
    return one ? [one.median.toFixed(1), (one.median / first).toFixed(2), String(one.facetBytes || '')] : [];
  });
  print(`${title.padEnd(30)}${cells.map(column).join('')}`);
}
