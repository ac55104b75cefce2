import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, type Finished } from './run.ts';

/** What a package's folder holds, and the script with which `npm test` finds that. */
const owed: readonly [pattern: string, script: string][] = [
  ['tsconfig.json', 'check:types'],
  ['**/*.test.{ts,tsx}', 'check:unit'],
  ['remote.config.ts', 'check:pages'],
  ['remote.config.ts', 'check:journeys'],
];

/** The scripts that a package lacks for what is in its folder: without them nothing of it is checked. */
export const lackingScripts = (folder: string): string[] => {
  const file = path.join(folder, 'package.json');
  const { scripts = {} } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: Record<string, string> };
  const isThere = (pattern: string): boolean =>
    globSync(pattern, { cwd: folder, exclude: (name) => /(?:^|\/)(?:node_modules|dist)$/.test(name) }).length > 0;
  return owed.flatMap(([pattern, script]) => (scripts[script] === undefined && isThere(pattern) ? [script] : []));
};

/** Fails when a package has types, tests or pages that no task of `npm test` looks at. */
export const packagesAreChecked = async (): Promise<Finished> => {
  const lacking = globSync(['*/package.json', 'shared/*/package.json'], { cwd: root }).flatMap((file) =>
    lackingScripts(path.join(root, path.dirname(file))).map((script) => `${file} has no script ${script}`),
  );
  return { ok: lacking.length === 0, output: lacking.join('\n') };
};
