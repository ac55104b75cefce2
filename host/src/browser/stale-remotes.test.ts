import type { BrowserRemotes } from '../federation/browser.ts';
import type { InlinedRemote } from '../../contract/document.ts';
import { createRemoteLoader } from '../federation/remote-loader.ts';
import { remoteConfig, route } from '../testing/test-shell.ts';
import { staleRemotes } from './stale-remotes.ts';

const { signal } = new AbortController();
const remote = (name: 'account' | 'catalog', build: number, path = '/x'): InlinedRemote => ({
  name,
  build,
  base: `/assets/${name}/${build}/`,
  exposes: {},
  entry: `/assets/${name}/${build}/entry.js`,
  integrity: 'sha256-x',
  config: remoteConfig([route({ path })], { name }),
});

/** A page that runs build 1 of two remotes and has asked for the catalog alone. */
const setUp = async (registry: () => Promise<Response>) => {
  const replaced: InlinedRemote[] = [];
  const loader = createRemoteLoader(async () => ({}));
  const remotes: BrowserRemotes = { ...loader, replace: (next) => void replaced.push(next) };
  await loader.load('catalog', './home');
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(registry);
  const refresh = staleRemotes(remotes, [remote('account', 1), remote('catalog', 1)]);
  return { loader, refresh, replaced, asked };
};
const says =
  (...remotes: InlinedRemote[]) =>
  async () =>
    Response.json({ builds: {}, remotes });

test('a remote of which nothing was asked for is replaced by its live build', async () => {
  const { refresh, replaced } = await setUp(says(remote('account', 2), remote('catalog', 1)));
  expect(await refresh(['account'], signal)).toBe('replaced');
  expect(replaced).toEqual([remote('account', 2)]);
});

test('one whose code is on the page needs a new document, and nothing is asked', async () => {
  const { refresh, replaced, asked } = await setUp(says(remote('catalog', 2)));
  expect(await refresh(['account', 'catalog'], signal)).toBe('needs-document');
  expect([replaced, asked.mock.calls]).toEqual([[], []]);
});

test('so does one that the navigation itself has begun to load meanwhile', async () => {
  const { loader, refresh, replaced } = await setUp(async () => {
    await loader.load('account', './login');
    return Response.json({ remotes: [remote('account', 2)] });
  });
  expect(await refresh(['account'], signal)).toBe('needs-document');
  expect(replaced).toEqual([]);
});

test.each([
  ['has other routes now', remote('account', 2, '/y')],
  ['is gone', remote('catalog', 2)],
])('one that %s needs a new document', async (_, next) => {
  const { refresh, replaced } = await setUp(says(next));
  expect(await refresh(['account'], signal)).toBe('needs-document');
  expect(replaced).toEqual([]);
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('failed'))],
  ['the server fails', async () => new Response('', { status: 500 })],
  ['the answer is not readable', async () => new Response('<html>')],
])('GUARD-002 nothing happens when %s', async (_, say) => {
  const { refresh, replaced } = await setUp(say);
  expect(await refresh(['account'], signal)).toBe('failed');
  expect(replaced).toEqual([]);
});
