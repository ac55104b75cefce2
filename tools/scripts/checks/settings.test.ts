import { parsed } from './sources.ts';
import { settingsInOnePlace, takenAside, unread } from './settings.ts';

const aside = (source: string): string[] =>
  takenAside([parsed({ file: 'a.ts', source })]).map((line) => line.split(' ')[2] ?? '');

test.each([
  ['process.env.ODD_ONE', 'ODD_ONE'],
  ["process.env['ODD_ONE'] ?? ''", 'ODD_ONE'],
  ['const { ODD_ONE } = process.env', 'ODD_ONE'],
  ['const read = (env: object) => env.ODD_ONE', 'ODD_ONE'],
  ["const read = (environment: object) => environment['ODD_ONE']", 'ODD_ONE'],
])('a variable that is taken past the schema is found: %s', (source, name) => {
  expect(aside(source)).toEqual([name]);
});

test('what bundlers write and what package managers set is no setting', () => {
  expect(aside('process.env.NODE_ENV; process.env.npm_execpath; startReading(process.env).of("PORT")')).toEqual([]);
});

test('a setting that nothing reads is found', () => {
  const source = "given.of('PORT'); // HOST is only spoken of";
  expect(unread(['PORT', 'HOST'], [{ file: 'a.ts', source }])).toEqual(['HOST is a setting that nothing reads']);
});

test('the workspace holds: one schema, all of it read, and .env.example and docs/settings.md as it says', async () => {
  expect(await settingsInOnePlace()).toEqual({ ok: true, output: '' });
});
