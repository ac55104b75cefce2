import { remoteConfig } from '../testing/test-shell.ts';
import type { InlinedRemote } from '../../contract/document.ts';
import { guardedEntries } from './browser.ts';

interface Hooks {
  createScript(given: { url: string }): { script: HTMLScriptElement };
}

const remote = (changes: Partial<InlinedRemote>): InlinedRemote => ({
  name: 'catalog',
  build: 1,
  base: '/assets/catalog/1/',
  entry: '/assets/catalog/1/remoteEntry.js',
  integrity: 'sha256-x',
  exposes: {},
  config: remoteConfig([]),
  ...changes,
});

const created = (changes: Partial<InlinedRemote>, url = `${location.origin}/assets/catalog/1/remoteEntry.js`) =>
  (guardedEntries(() => [remote(changes)]) as unknown as Hooks).createScript({ url }).script;

test('the entry of a release is asked for with its hash, the second time too', () => {
  const plugin = guardedEntries(() => [remote({})]) as unknown as Hooks;
  const url = `${location.origin}/assets/catalog/1/remoteEntry.js`;
  const [first, second] = [plugin.createScript({ url }), plugin.createScript({ url })].map(({ script }) => script);
  expect([first?.integrity, second?.integrity]).toEqual(['sha256-x', 'sha256-x']);
  expect(second?.src).toBe(`${url}?try=1`);
});

test.each([[null], ['']])('an entry whose hash is %p is not asked for', (integrity) => {
  expect(() => created({ integrity })).toThrow('has no hash');
});

test('an entry that no remote of the page has is not asked for', () => {
  expect(() => created({}, `${location.origin}/assets/catalog/2/remoteEntry.js`)).toThrow('has no hash');
});

test('that of a development server is, which has none', () => {
  const entry = 'http://127.0.0.1:3101/remoteEntry.js';
  expect(created({ entry, integrity: null, isDevelopment: true }, entry).integrity).toBeFalsy();
});

test('an entry without a hash that only says it were of a development server is not asked for', () => {
  for (const origin of ['https://shop.example', 'http://127.0.0.1.shop.example']) {
    const entry = `${origin}/assets/catalog/1/remoteEntry.js`;
    expect(() => created({ entry, integrity: null, isDevelopment: true }, entry)).toThrow('has no hash');
  }
});
