import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { operate } from '../testing/operating.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const secret = 'a-secret-of-this-test';
let shop: TestApp;
let folder: string;
beforeAll(async () => {
  shop = await startTestApp({ webSecret: secret });
  folder = await mkdtemp(path.join(tmpdir(), 'flags-'));
});
afterAll(() => shop?.close());

const run = (...line: string[]) => operate(shop, line);
const asked = (headers: Record<string, string> = { 'x-web-secret': secret }) =>
  shop.app.inject({ url: '/web/flags', headers });
const rule = (changes: object = {}) => ({
  state: 'ENABLED',
  variants: { on: true, off: false },
  defaultVariant: 'off',
  ...changes,
});
const file = async (document: unknown): Promise<string> => {
  const name = path.join(folder, 'rules.json');
  await writeFile(name, JSON.stringify(document));
  return name;
};

test('rules are set, switched, listed, given to web servers alone, and every change is in the log', async () => {
  expect(await run('flags', 'list')).toBe('No flag has rules: each answers its default.');
  expect((await asked()).statusCode).toBe(404);
  const targeting = {
    fractional: [
      ['on', 50],
      ['off', 50],
    ],
  };
  const document = { flags: { 'catalog.a': rule({ targeting }), 'catalog.b': rule() } };
  expect(await run('flags', 'set', await file(document))).toBe('Changed: catalog.a, catalog.b.');
  expect(await run('flags', 'set', await file(document))).toBe('Nothing is other than before.');
  expect((await run('flags', 'list')).split('\n')).toEqual([
    'flag\tstate\tvariants\telse\thow',
    'catalog.a\ton\ton off\toff\tby chance',
    'catalog.b\ton\ton off\toff',
  ]);
  const answered = await asked();
  expect(answered.json()).toEqual(document);
  expect(answered.headers['cache-control']).toBe('no-store');
  for (const headers of [{}, { 'x-web-secret': 'another-secret-than-its' }] as Record<string, string>[])
    expect((await asked(headers)).statusCode).toBe(404);

  expect(await run('flags', 'off', 'catalog.a')).toBe('Changed: catalog.a.');
  expect((await asked()).json().flags['catalog.a']).toEqual(rule({ state: 'DISABLED', targeting }));
  await expect(run('flags', 'on', 'toString')).rejects.toThrow('There are no rules for a flag toString.');
  expect(await run('flags', 'set', await file({ flags: { 'catalog.a': rule() } }))).toBe(
    'Changed: catalog.a, catalog.b.',
  );
  const into = path.join(folder, 'export.json');
  expect(await run('flags', 'export', '--into', into)).toContain(into);
  // As it was given, so that it can be changed and set again.
  expect(await readFile(into, 'utf8')).toBe(JSON.stringify({ flags: { 'catalog.a': rule() } }));

  const log = await run('log', 'list', '--number', 'catalog.a');
  const [headings, ...changes] = log.split('\n').map((line) => line.split('\t').slice(2));
  expect(headings).toEqual(['action', 'subject', 'before', 'after']);
  const facts = (state: string) => expect.stringMatching(new RegExp(`^rules=\\w{12} state=${state}$`));
  expect(changes).toEqual([
    ['flag.set', 'catalog.a', facts('DISABLED'), facts('ENABLED')],
    ['flag.set', 'catalog.a', facts('ENABLED'), facts('DISABLED')],
    ['flag.set', 'catalog.a', '', facts('ENABLED')],
  ]);
  // The former rules have the hash that they were set with.
  expect(changes[0]?.[2]).toBe(changes[1]?.[3]);
  expect(changes[1]?.[2]).toBe(changes[2]?.[3]);
});

test('rules with anything wrong are refused with every problem, and nothing changes', async () => {
  const before = (await asked()).body;
  const bad = await file({ flags: { 'catalog.a': rule({ state: 'on' }), 'catalog.b': rule({ targeting: 'blue' }) } });
  const said = await run('flags', 'set', bad).catch((error: Error) => error.message);
  expect(said).toContain('catalog.a: `state` is ENABLED or DISABLED');
  expect(said).toContain('catalog.b: it chooses "blue", which is no variant');
  await expect(run('flags', 'set', path.join(folder, 'none.json'))).rejects.toThrow('cannot be read');
  expect((await asked()).body).toBe(before);
});
