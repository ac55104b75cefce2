import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { schema } from '../database/connection.ts';
import { openServer } from '../database/server.ts';
import { startApiServer } from '../hold/api-server.ts';
import { makeKey } from '../flows/operator/keys.ts';
import { startPostgres } from '../testing/postgres-server.ts';

const program = path.resolve(import.meta.dirname, 'main.ts');
const count = 200_000;
/** MiB that V8's heap may have in each process; the file has 70. */
const heap = { api: 192, command: 48 };

const linesOf = function* () {
  yield 'sku,name_en,name_fr,brand,categories,price,final_price,stock_change,description_en,description_fr\n';
  const words = 'x'.repeat(120);
  for (let place = 0; place < count; place += 1) {
    const price = place === 70_000 ? 'cheap' : '129.00';
    const category = place === 120_000 ? 'no/such.html' : 'furniture/tables.html';
    const sku = place === 199_999 ? 'NEW-7' : `NEW-${place}`;
    yield `${sku},Lamp ${place},Lampe ${place},Boréal,${category},${price},99.00,3,${words},${words}\n`;
  }
};

test('a file of 200,000 new products with three mistakes is answered with these, in little memory, and nothing is changed', async () => {
  const server = await startPostgres();
  const database = await server.newDatabase(process.env['TEST_DATABASE_TEMPLATE']);
  const connection = await openServer(database.url);
  const folder = mkdtempSync(path.join(tmpdir(), 'long-file-'));
  const api = await startApiServer({ SANDBOX: '1', DATABASE_URL: database.url }, [`--max-old-space-size=${heap.api}`]);
  try {
    const file = path.join(folder, 'long.csv');
    await pipeline(Readable.from(linesOf()), createWriteStream(file));
    const services = { db: connection.db, now: () => new Date() };
    const { key } = await makeKey(services, { keyId: null }, 'Zoé', 'catalogue');
    const before = await connection.db.$count(schema.product);
    const child = spawn(
      process.execPath,
      [`--max-old-space-size=${heap.command}`, program, 'products', 'apply', file],
      { env: { ...process.env, OPERATOR_API: api.url, OPERATOR_KEY: key } },
    );
    const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(said).toBe(
      [
        'operator: Nothing was changed, because the file has mistakes:',
        'line 70002, price: "cheap" is no price such as 1299.00.',
        'line 120002, categories: There is no category "no/such.html".',
        'line 200001, sku: NEW-7 stands in line 9 already.',
        '',
      ].join('\n'),
    );
    expect(status).toBe(1);
    expect(await connection.db.$count(schema.product)).toBe(before);
  } finally {
    rmSync(folder, { recursive: true });
    await connection.close();
    await api.stop();
    await database.drop();
    await server.stop();
  }
}, 3_600_000);
