import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../support/free-port.ts';
import { scratch } from '../support/places.ts';
import { expect, test } from '../support/test.ts';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const env = (address: string) => ({ ...process.env, BASE_URL: address, PLAYWRIGHT_JSON_OUTPUT_NAME: '' });
const e2e = (address: string, ...args: string[]) =>
  run('node', ['tools/scripts/e2e.ts', ...args], { cwd: root, env: env(address) });

/** With one browser, and leaving this run's own files alone. */
const quietly = ['--workers', '1', '--reporter', 'line', '--output', path.join(scratch, 'any-shop')];

// Another run of the browser tests.
test.setTimeout(600_000);

test('the browser tests run on a shop that somebody else has started, and start none', async ({ openShop }) => {
  const shop = await openShop();
  const { stdout } = await e2e(shop.url, 'e2e/shell/foreign-query', 'e2e/journeys/parcels', ...quietly);
  expect(stdout).toContain(`Tests of ${shop.url}. `);
  expect(stdout).toContain('journeys/parcels.spec.ts (needs servers or releases of its own)');
  expect(stdout).toMatch(/\d+ passed/);
  expect(stdout).not.toMatch(/failed|parcels\.spec\.ts:/);
});

test('an address where no shop answers is said in one sentence', async () => {
  const address = `http://127.0.0.1:${await freePort()}`;
  const refused = await e2e(address, 'e2e/shell/foreign-query').catch(
    (error: { stderr: string; stdout: string }) => error,
  );
  expect(refused.stdout).toBe('');
  expect(refused.stderr).toMatch(new RegExp(`^No shop answers at ${address}, so nothing was tried \\(.+\\)\\.\\n$`));
});
