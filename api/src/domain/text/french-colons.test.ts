import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = path.resolve(import.meta.dirname, '../..');

/** Words before a colon that is set with a space where a line may break: only French sets a space there. */
const loose = /[\p{L}\d})»+] :(?=[\s'`])/u;

/** The strings and templates of a line of code; what is put into a template is left out. */
const textsOf = (line: string): string[] =>
  (line.match(/'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? []).map((text) => text.replaceAll(/\$\{[^}]*\}?/g, '{}'));

test('French texts have a no-break space before a colon', () => {
  const found = globSync('**/*.ts', { cwd: sources, exclude: (name) => name.endsWith('.test.ts') }).flatMap((file) =>
    readFileSync(path.join(sources, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\*|\/[*/])/.test(line))
      .flatMap(textsOf)
      .filter((text) => loose.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
