import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = path.resolve(import.meta.dirname, '../..');

/** Words before a colon that is set with a space where a line may break: only French sets a space there. */
const loose = /[\p{L}\d})»] : (?=[\p{L}\d$«])/u;

test('French texts have a no-break space before a colon', () => {
  const found = globSync('**/*.ts', { cwd: sources, exclude: (name) => name.endsWith('.test.ts') }).flatMap((file) =>
    readFileSync(path.join(sources, file), 'utf8')
      .split('\n')
      .filter((line) => /^\s*(?:\w+: )?(?:\([^)]*\) => )?['`]/.test(line) && loose.test(line) && !/\? .* : /.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
