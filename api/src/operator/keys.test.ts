import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { schema } from '../database/connection.ts';
import { startApiServer } from '../hold/api-server.ts';
import { askingAt, keyOf, operate } from '../testing/operating.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { runOperator } from './commands.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const run = (line: string) => operate(shop, line.split(' '));
/** The key that a command showed. */
const shown = (said: string): string => said.split('\n')[1] ?? '';

test('a key is told once, kept as a hash, works in its role, and ends at once', async () => {
  const said = await operate(shop, ['keys', 'make', 'Night shift', '--role', 'warehouse']);
  const key = shown(said);
  expect(said).toMatch(/^Key \d+, which is shown this once:\nop_[\w-]{43}$/);
  const rows = await shop.connection.db.select().from(schema.operatorKey);
  expect(JSON.stringify(rows)).not.toContain(key);

  const ask = askingAt(shop, key);
  expect(await runOperator(ask, ['orders', 'list'])).toBe('No order waits to be sent.');
  await expect(runOperator(ask, ['keys', 'list'])).rejects.toThrow(
    'A key of the role warehouse may not make this call: it is for admin.',
  );
  const id = /^Key (\d+)/.exec(said)?.[1] ?? '';
  expect(await run('keys list')).toContain(`${id}\t2026-06-01\twarehouse\tNight shift`);
  expect(await run(`keys revoke ${id}`)).toBe(`Key ${id} (Night shift) is revoked.`);
  await expect(runOperator(ask, ['orders', 'list'])).rejects.toThrow('This key was revoked.');
  await expect(run(`keys revoke ${id}`)).rejects.toThrow(`Key ${id} is revoked already.`);
  expect(await run('keys list')).toContain('Night shift\t2026-06-01');
});

test('the log tells who made and revoked keys, and no key', async () => {
  const { row } = await keyOf(shop, 'support', 'Ada');
  await run(`keys revoke ${row.id}`);
  expect(await run(`log list --number ${row.id}`)).toBe(
    [
      'at\tkey\taction\tsubject\tbefore\tafter',
      `2026-06-01T12:00:00.000Z\t1 admin\tkey.revoke\t${row.id}\trevoked=false\trevoked=true`,
      `2026-06-01T12:00:00.000Z\tdatabase\tkey.make\t${row.id}\t\trole=support`,
    ].join('\n'),
  );
  expect(await run('log list')).not.toContain('op_');
});

test('people are invited, changed and ended by command, and a key for a program gets an end', async () => {
  expect(await run('people make Ada --email ada@shop.example --role support')).toMatch(
    /^Ada \(person 1\) is invited for three days\. .+\noi_[\w-]{43}$/,
  );
  expect(await run('people change 1 --role catalogue')).toBe('Ada has the role catalogue.');
  expect(await run('people invite 1')).toMatch(/\noi_[\w-]{43}$/);
  expect(await run('people end 1')).toBe('Ada can sign in no more.');
  expect(await run('people list')).toContain('1\t2026-06-01\tcatalogue\tAda\tada@shop.example\t\t2026-06-01');
  await run('keys make Feed --role catalogue --until 2027-01-01');
  expect(await run('keys list')).toMatch(/Feed\t\t2027-01-02T05:00:00\.000Z$/);
});

test('with --json a command answers what the API did, for programs', async () => {
  const made = JSON.parse(await operate(shop, ['keys', 'make', 'Robot', '--role', 'support', '--json']));
  expect(made).toMatchObject({ key: expect.stringMatching(/^op_/), name: 'Robot', role: 'support' });
  const keys = JSON.parse(await run('keys list --json'));
  expect(keys.at(-1)).toMatchObject({ id: made.id, name: 'Robot', revoked_at: null });
  expect(JSON.parse(await run('orders list --json'))).toEqual([]);
});

test.each([
  ['keys make', 'operator keys make'],
  ['keys make Ada', 'This needs --role, one of admin'],
  ['keys make Ada --role owner', 'This needs --role, one of admin'],
  ['keys revoke Ada', '"Ada" is no id'],
  ['keys revoke 99999', 'There is no key 99999.'],
])('“%s” is refused with a line that helps', (line, help) => expect(run(line)).rejects.toThrow(help));

test('a key is made while the shop has its embedded database open, and holds at once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'keys-'));
  const env = {
    API_DATA: path.join(folder, 'api'),
    DATABASE_URL: '',
    WORLD: '1',
    WORLD_PRODUCTS: '30',
    PASSWORD_COST: '14',
  };
  const api = await startApiServer(env);
  try {
    const whole = { ...process.env, ...env, OPERATOR_API: api.url };
    const ran = (file: string, args: readonly string[], more = {}) =>
      promisify(execFile)(process.execPath, [path.join(import.meta.dirname, file), ...args], {
        env: { ...whole, ...more },
      });
    const { stdout } = await ran('../operator-key.ts', ['Ada', '--role', 'admin']);
    expect(stdout).toMatch(/^Key 1, which is shown this once:\nop_[\w-]{43}\n$/);
    const { stdout: keys } = await ran('main.ts', ['keys', 'list'], { OPERATOR_KEY: shown(stdout) });
    expect(keys).toContain('\tadmin\tAda');
    const bo = ['Bo', '--email', 'bo@shop.example', '--role', 'admin'];
    const { stdout: invited } = await ran('../operator-person.ts', bo);
    expect(invited).toMatch(/^Person 1 is invited\. .+\nhttp:\/\/127\.0\.0\.1:3020\/#\/invitation\/oi_[\w-]{43}\n$/);
    await expect(ran('../operator-person.ts', bo)).rejects.toThrow('bo@shop.example works here already.');
    const { stdout: people } = await ran('main.ts', ['people', 'list'], { OPERATOR_KEY: shown(stdout) });
    expect(people).toContain('\tadmin\tBo\tbo@shop.example');
    expect((await stat(`${env.API_DATA}.sock`)).mode & 0o777).toBe(0o600);
  } finally {
    await api.stop();
    await rm(folder, { recursive: true });
  }
});

test('a key is not made in a store that is empty, and nothing is asked without one: one line says so', async () => {
  const database = await (await startPostgres()).newDatabase();
  const env = { ...process.env, DATABASE_URL: database.url };
  const run = (file: string, ...args: string[]) => {
    const program = [path.join(import.meta.dirname, file), ...args];
    const { status: code, stdout, stderr } = spawnSync(process.execPath, program, { env, encoding: 'utf8' });
    return [code, stdout, stderr];
  };
  expect(run('../operator-key.ts', 'Ada', '--role', 'admin')).toEqual([
    1,
    '',
    'operator-key: This store is empty. Check API_DATA or DATABASE_URL.\n',
  ]);
  expect(run('../operator-key.ts', 'Ada', '--role', 'owner')).toEqual([
    1,
    '',
    'operator-key: operator-key "<whose>" --role admin|support|warehouse|catalogue\n',
  ]);
  expect(run('main.ts', 'returns', 'list')).toEqual([
    1,
    '',
    'operator: OPERATOR_KEY is missing: the key of whoever works here (docs/operations.md).\n',
  ]);
  await database.drop();
});
