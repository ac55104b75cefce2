import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { recordedShop } from './recorded/shop.ts';
import { buy } from './recorded/buying.ts';
import { adminHandlers, handlers } from './server.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const page = readFileSync(path.join(root, 'docs/how-to/sell-from-medusa.md'), 'utf8');

/** What the check of another backend says, run as an integrator does. */
const conformance = (...args: string[]): Promise<string> =>
  new Promise((resolve) => {
    const command = ['tools/conformance/src/main.ts', ...args];
    execFile(
      process.execPath,
      command,
      { cwd: root, env: { ...process.env, NODE_OPTIONS: '' } },
      (_error, stdout, stderr) => resolve(stdout + stderr),
    );
  });

test('every call that the page of the adapter lists is answered as its contract says', async () => {
  const shop = await recordedShop('contract');
  const account = { email: 'tour@example.ca', password: 'Boreal2026' };
  const { result } = await shop.call('register', { body: account });
  await buy(shop, { authorization: result.token ?? '' });
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const said = await conformance(origin, '--account', account.email, '--password', account.password, '--write');
  await shop.close();
  expect(shop.medusa.unknown).toEqual([]);
  const failing = said
    .split('\n')
    .map((line) => /^ {2}(\w+) \([A-Z]+ \//.exec(line)?.[1])
    .filter((name) => name !== undefined);
  expect(failing).toEqual([]);
  expect(said).toMatch(/, \d+ not served, /);
  const fitting = Number(/^(\d+) of \d+ calls fit/m.exec(said)?.[1]);
  expect(fitting).toBeGreaterThan(105); // the check did look
});

test('the page of the adapter lists the calls that are answered, and no others', () => {
  const [, section = ''] = page.split('## What is answered');
  const listed = [...(section.split('\n## ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(Object.keys({ ...handlers, ...adminHandlers }).toSorted());
  expect(listed.length).toBeGreaterThanOrEqual(120);
});
