import { existsSync, globSync, readFileSync } from 'node:fs';
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

/** Whether tests of the package ask the API, while their result is kept without a look at it; those of the workspace run for any change. */
const forgetsTheApi = (folder: string): boolean => {
  const files = globSync('src/**/*.test.tsx', { cwd: folder, exclude: ['**/*.workspace.test.tsx'] });
  const asks = files.some((file) => readFileSync(path.join(folder, file), 'utf8').includes('@shop/testing/real-api'));
  const own = path.join(folder, 'turbo.json');
  return asks && !(existsSync(own) && readFileSync(own, 'utf8').includes('@shop/api#transit'));
};

/** Fails when a package has types, tests or pages that no task of `npm test` looks at, or looks at too seldom. */
export const packagesAreChecked = async (): Promise<Finished> => {
  const wrong = globSync(['*/package.json', '{shared,tools}/*/package.json'], { cwd: root }).flatMap((file) => {
    const folder = path.join(root, path.dirname(file));
    return [
      ...lackingScripts(folder).map((script) => `${file} has no script ${script}`),
      ...(forgetsTheApi(folder)
        ? [`${path.dirname(file)}/turbo.json has to name @shop/api#transit: tests ask the real API`]
        : []),
    ];
  });
  return { ok: wrong.length === 0, output: wrong.join('\n') };
};
