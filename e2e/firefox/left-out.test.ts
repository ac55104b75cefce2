import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { leftOutInFirefox } from './left-out.ts';

const folder = path.resolve(import.meta.dirname, '..');
const sourceOf = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

describe('what browser tests leave out in Firefox', () => {
  test('names files and titles that are there', () => {
    const gone = leftOutInFirefox.flatMap(({ file, titles = [] }) => {
      const files = globSync(file, { cwd: folder });
      if (files.length === 0) return [file];
      return titles.filter((title) => !files.some((one) => sourceOf(one).includes(`'${title}`)));
    });
    expect(gone).toEqual([]);
  });

  test('says why of each, in a sentence', () => {
    for (const { why } of leftOutInFirefox) expect(why).toMatch(/^[A-Z].{20,}\.$/);
  });

  test('has every file that reads the body of a request, which the driver does not tell', () => {
    const named = new Set(leftOutInFirefox.flatMap(({ file }) => globSync(file, { cwd: folder })));
    const reading = globSync('*/*.spec.ts', { cwd: folder }).filter((file) => sourceOf(file).includes('.postData()'));
    expect(reading.length).toBeGreaterThan(0);
    expect(reading.filter((file) => !named.has(file))).toEqual([]);
  });
});
