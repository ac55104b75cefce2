import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openServer } from '../database/server.ts';
import { latestMails } from '../mail/mailbox.ts';
import { startApiServer } from '../hold/api-server.ts';
import { fixture } from '../testing/fixture-products.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { shownCommands } from '../testing/shown-commands.ts';
import { storeOrder } from '../testing/stored-order.ts';

const table = `SKU-${fixture.table}`;
const root = path.resolve(import.meta.dirname, '../../..');
const scripts: Record<string, string> = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts;

/** A folder with a `pnpm` that runs the scripts of package.json, as pnpm does. */
const withPnpm = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pnpm-'));
  const cases = ['operator', 'operator-key'].map((name) => `${name}) exec ${scripts[name]} "$@";;`);
  writeFileSync(
    path.join(folder, 'pnpm'),
    `#!/bin/sh\nname=$1\nshift\ncase $name in\n${cases.join('\n')}\nesac\nexit 1\n`,
  );
  chmodSync(path.join(folder, 'pnpm'), 0o755);
  return folder;
};

test('the commands of docs/operations.md make keys, ship an order, change prices and read the log, as they stand there', async () => {
  const server = await startPostgres();
  const database = await server.newDatabase(process.env['TEST_DATABASE_TEMPLATE']);
  const env: Record<string, string> = { SANDBOX: '1', DATABASE_URL: database.url };
  const api = await startApiServer(env);
  const connection = await openServer(database.url);
  const pnpm = withPnpm();
  try {
    const { number } = await storeOrder(connection.db, 1);
    const given: Record<string, string> = {};
    const run = (line: string): string => {
      const { status, stdout, stderr } = spawnSync(
        'sh',
        ['-c', line.replaceAll('CA100007919', number).replaceAll('SOF-000012', table)],
        {
          cwd: root,
          encoding: 'utf8',
          env: { ...process.env, ...env, ...given, PATH: `${pnpm}:${process.env['PATH']}` },
        },
      );
      expect({ line, status, stderr }).toEqual({ line, status: 0, stderr: expect.not.stringMatching(/^operator/m) });
      return stdout;
    };
    const keys = shownCommands('operations.md', 'Run the shop');
    const shipping = shownCommands('operations.md', 'Ship an order');
    const pricing = shownCommands('operations.md', 'Change a price');
    expect([keys.length, shipping.length, pricing.length]).toEqual([6, 7, 7]);
    const [makeFirst = '', ...others] = keys;
    given['OPERATOR_KEY'] = run(makeFirst).trim().split('\n').at(-1) ?? '';
    given['OPERATOR_API'] = api.url;
    // The database is open to nobody but the API and the first command.
    env['DATABASE_URL'] = '';
    const said = [...others, ...shipping, ...pricing].map(run).join('');
    expect(said).toContain(`Order ${number} is in preparation`);
    expect(said).toContain(`Parcel 1 has arrived; order ${number} is delivered`);
    expect(run(`pnpm operator log list --number ${number}`)).toMatch(/1 Ada\torder\.ship\t.*\n.*1 Ada\torder\.pack\t/);
    expect(said).toContain(`${table}: 1 changed, 0 to begin later`);
    expect(said).toContain(`The later price of ${table} is dropped.`);
    expect(said).toMatch(/Done: 0 changed, 0 to begin later, \d+ as they were/);
    const reply = await fetch(`${api.url}/api/product_detail?id=${fixture.table}`);
    expect((await reply.json()).result.price).toMatchObject({ price: 129_900, final_price: 109_900 });
    const letters = (await latestMails(connection.db, 2)).map(({ subject }) => subject);
    expect(letters).toEqual([expect.stringContaining('has arrived'), expect.stringContaining('is on its way')]);
  } finally {
    rmSync(pnpm, { recursive: true });
    await connection.close();
    await api.stop();
    await database.drop();
    await server.stop();
  }
}, 3_600_000);
