import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.ts';

/** Rows of the table of faults in docs/operations.md. */
const rows = (): string[][] => {
  const text = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  const [, section = ''] = /^## Faults$(.*?)^## /ms.exec(text) ?? [];
  const [, , ...lines] = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

test('each fault that the operations tell of says what shoppers see and what is to be done, and a test does it', () => {
  const problems = rows().flatMap(([fault = '', seen = '', done = '', tests = '', ...more]) => {
    const files = tests.split(', ').map((file) => file.replaceAll('`', ''));
    const untested = files
      .filter((file) => !/\.(test|spec)\.ts$/.test(file) || !existsSync(path.join(root, file)))
      .map((file) => `${fault}: ${file} is no test`);
    const isWhole = [fault, seen, done, tests].every((cell) => cell !== '') && more.length === 0;
    return isWhole ? untested : [`${fault}: a cell is missing`];
  });
  expect(problems).toEqual([]);
  expect(rows().length).toBeGreaterThan(15);
});

test('the alerts that the table names are rules', () => {
  const alerts = readFileSync(path.join(root, 'docs/monitoring/alerts.yml'), 'utf8');
  const named = rows().flatMap(([, , done = '']) => done.match(/`Shop\w+`/g) ?? []);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !alerts.includes(`- alert: ${name.slice(1, -1)}\n`))).toEqual([]);
});
