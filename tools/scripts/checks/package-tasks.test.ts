import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lackingScripts, packagesAreChecked } from './package-tasks.ts';

test('a package whose tests, types or pages nothing runs is named', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'package-tasks-'));
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  write('package.json', '{}');
  expect(lackingScripts(folder)).toEqual([]);
  mkdirSync(path.join(folder, 'src'));
  write('src/page.test.tsx', '');
  write('tsconfig.json', '{}');
  expect(lackingScripts(folder)).toEqual(['check:types', 'check:unit']);
  write('remote.config.ts', '');
  write('package.json', JSON.stringify({ scripts: { 'check:types': 'x', 'check:unit': 'x', 'check:pages': 'x' } }));
  expect(lackingScripts(folder)).toEqual(['check:journeys']);
});

test('the packages of the workspace are all looked at', async () => {
  expect((await packagesAreChecked()).output).toBe('');
});
