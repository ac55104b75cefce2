// `pnpm bench:catalogue [products …]`: what calls of the catalogue cost in stores of these sizes (1200 and 43000), on a
// PostgreSQL of its own or on the server of DATABASE_URL. Ratios compare what PostgreSQL itself
// needs with the first size, which other programs of the machine disturb least. With `--json` the last line is the same as
// data, which `pnpm bench` reads.
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { defaultLimits } from '../database/server-limits.ts';
import { openServer } from '../database/server.ts';
import { fillMeasured, measuredApp } from '../measured-shop.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { casesOf } from './cases.ts';
import { growTo } from './grow.ts';
import { measure, type Measured } from './measure.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const { values: given, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true });
const sizes = positionals.map(Number);
if (sizes.length === 0) sizes.push(1_200, 43_000);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 20);
/** The world's own products, from which a store grows. */
const OWN = 1_200;
/** A growing store is filled by statements of minutes. */
const limits = { ...defaultLimits, connections: 4, checkoutConnections: 1, statementTimeout: 0, lockTimeout: 0 };

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
    const plans = new Client({ connectionString: database.url });
    await plans.connect();
    for (const one of cases) measured.push(await measure(app, { plans, db: connection.db }, one, rounds));
    await plans.end();
    results.push(measured);
    await app.close();
    await connection.close();
    await database.drop();
  }
} finally {
  await postgres.stop();
}

const column = (text: string): string => text.padStart(10);
const heads = ['median', 'API', 'database', 'ratio', 'rows', 'filters, B'];
print(`${''.padEnd(30)}${sizes.map((size) => `${size} products`.padStart(10 * heads.length)).join('')}`);
print(`${'milliseconds'.padEnd(30)}${sizes.flatMap(() => heads.map(column)).join('')}`);
for (const [row, { title, database: first }] of (results[0] ?? []).entries()) {
  const cells = results.flatMap((measured) => {
    const one = measured[row];
    if (!one) return [];
    const times = [one.median, one.processor, one.database].map((time) => time.toFixed(1));
    return [...times, (one.database / first).toFixed(2), String(one.rows), String(one.facetBytes || '')];
  });
  print(`${title.padEnd(30)}${cells.map(column).join('')}`);
}
if (given.json) print(JSON.stringify(results));
