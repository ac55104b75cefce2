import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../support/free-port.ts';
import { commandsIn } from '../support/own-repository.ts';
import { startServer } from '../support/own-shop.ts';
import { scratch } from '../support/places.ts';
import { startCommand } from '../support/running-command.ts';
import { expect, test } from '../support/test.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const page = path.join(root, 'docs/how-to/sell-from-medusa.md');

// Its packages are fetched, and its tables are made.
const TIMEOUT = 2_700_000;
test.setTimeout(TIMEOUT);

/** Packages stay for the next night: fetching them takes minutes. */
const folder = path.join(root, '.cache/medusa-installed');

/** Files as the page shows them, each after its name. */
const writeFiles = (): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^`([\w./-]+\.js)`[^\n]*:\n\n```js\n([^]*?)^```$/gm)].map(
    ([, name = '', text = '']) => {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
      return name;
    },
  );

/** An empty PostgreSQL server of this test's own. */
const startDatabase = async () => {
  const child = spawn('node', ['api/src/testing/serve-postgres.ts', String(await freePort())], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [url] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: String(url).trim(), stop: () => child.kill() };
};

test('a Medusa that is installed as sell-from-medusa.md says answers what the adapter asks it', async () => {
  const [init = '', install = '', migrate = '', user = '', start = '', seed = ''] = commandsIn(page, '## Try it');
  const version = /@medusajs\/medusa@(\S+)/.exec(install)?.[1];
  const isThere = await run('npm', ['view', `@medusajs/medusa@${version}`, 'version'], { timeout: 60_000 }).then(
    ({ stdout }) => stdout.trim() === version,
    () => false,
  );
  test.skip(!isThere, 'the registry of packages cannot be reached');
  mkdirSync(folder, { recursive: true });
  expect(writeFiles()).toEqual(['medusa-config.js', 'src/subscribers/password-reset.js']);
  const database = await startDatabase();
  const port = await freePort();
  const env = {
    DATABASE_URL: database.url,
    JWT_SECRET: 'of this test',
    COOKIE_SECRET: 'of this test',
    ADMIN_OFF: '1',
    PORT: String(port),
    SHOP_URL: 'http://shop.test',
    MEDUSA_DISABLE_TELEMETRY: '1',
  };
  const typed = (line: string, cwd: string) =>
    run('sh', ['-c', line], { cwd, env: { ...process.env, ...env }, maxBuffer: 1e8 });
  for (const line of [init, install, migrate, user]) await typed(line, folder);
  const medusa = await startCommand(start, { cwd: folder, env, until: 'Server is ready', limit: 600_000 });
  try {
    const at = `http://localhost:${port}`;
    const { stdout } = await typed(seed.replace('http://localhost:9000', at), root);
    const keys = Object.fromEntries(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split('=') as [string, string]),
    );
    const adapter = await startServer('tools/adapter-medusa/src/main.ts', 'API_PORT', {
      ...keys,
      MEDUSA_URL: at,
      MEDUSA_MEMORY: path.join(mkdtempSync(path.join(scratch, 'medusa-')), 'memory.sqlite'),
    });
    const call = async (method: string, url: string, fields: Record<string, string>) => {
      const answer = await fetch(adapter.url + url, { method, body: new URLSearchParams(fields) });
      return answer.json();
    };
    const account = { email: 'installed@example.ca', password: 'Boreal2026' };
    expect((await call('POST', '/api/register', account)).code).toBe(200);
    const command = ['tools/conformance/src/main.ts', adapter.url, '--account', account.email, '--write'];
    const said = await run('node', [...command, '--password', account.password], { cwd: root, maxBuffer: 1e8 });
    expect(said.stdout).toMatch(/^\d+ of \d+ calls fit, .* 0 fail\.$/m);

    // The letter's link leads to another password, once.
    expect((await call('POST', '/api/forgot_password', { email: account.email })).code).toBe(200);
    const link = () => new RegExp(`Letter to ${account.email}: (http://shop\\.test/\\S+)`).exec(medusa.said())?.[1];
    await expect.poll(link, { timeout: 120_000 }).toBeDefined();
    const token = new URL(link() ?? '').searchParams.get('rp_token') ?? '';
    const password = 'Another2026';
    const reset = { email: account.email, password, password_confirm: password, token };
    expect((await call('PUT', '/api/reset', reset)).code).toBe(200);
    expect((await call('PUT', '/api/reset', reset)).result).toEqual({ field: 'token' });
    expect((await call('POST', '/api/login', account)).code).toBe(400);
    expect((await call('POST', '/api/login', { ...account, password })).code).toBe(200);
    adapter.child.kill();
  } finally {
    medusa.stop();
    database.stop();
  }
});
