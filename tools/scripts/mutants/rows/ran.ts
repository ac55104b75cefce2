import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, type Finished } from '../../checks/run.ts';
import { hashOf, type Product } from './instrumented.ts';

/** What a test file ran. */
export interface Ran {
  file: string;
  /** Names of the mistakes that were reached outside of tests: while modules were loaded, and before all tests. */
  atLoad: string[];
  tests: {
    title: string;
    passed: boolean;
    /** Names of the mistakes that it reached. */
    ran: string[];
  }[];
}

/** What was found of a file before, and of what. */
interface Stored extends Ran {
  hash: string;
  sources: Record<string, string>;
}

export const fileOf = (mistake: string): string => mistake.slice(0, mistake.lastIndexOf(':'));

/** The package that a test file is in: jest looks for no others. */
const packageOf = (file: string): string => /^(?:shared|tools)\/[^/]+|^[^/]+/.exec(file)?.[0] ?? '';

const preload = path.join(import.meta.dirname, 'served.ts');
const ignored = ['/node_modules/', String.raw`\.nightly`].map((pattern) => `--testPathIgnorePatterns=${pattern}`);

/** Runs unit tests on the instrumented sources. */
export const runJest = (
  files: readonly string[],
  args: readonly string[],
  { env, ...options }: { env: NodeJS.ProcessEnv; timeout?: number },
): Promise<Finished> =>
  run(
    process.execPath,
    [
      path.join(root, 'node_modules/jest/bin/jest.js'),
      ...files.map((file) => `./${file}`),
      `--config=${path.join(import.meta.dirname, 'jest.config.mjs')}`,
      ...[...new Set(files.map(packageOf))].map((folder) => `--roots=${path.join(root, folder)}`),
      ...ignored,
      '--silent',
      ...args,
    ],
    { ...options, env: { ...env, NODE_OPTIONS: `--experimental-vm-modules --no-warnings --import=${preload}` } },
  );

/** What each of these test files runs; files of which neither test nor sources have changed are not run again. */
export const ranBy = async (files: readonly string[], product: Product): Promise<Map<string, Ran>> => {
  const folder = path.join(root, '.cache/mutants/rows/ran');
  mkdirSync(folder, { recursive: true });
  const storedAt = (file: string): string => path.join(folder, `${hashOf(file)}.kept.json`);
  // As the environment of the tests names it.
  const writtenAt = (file: string): string => path.join(folder, `${hashOf(path.join(root, file))}.json`);
  const hashOfTest = (file: string): string => hashOf(readFileSync(path.join(root, file), 'utf8'));
  const stored = (file: string): Ran | undefined => {
    if (!existsSync(storedAt(file))) return undefined;
    const found: Stored = JSON.parse(readFileSync(storedAt(file), 'utf8'));
    const isSame =
      found.hash === hashOfTest(file) &&
      Object.entries(found.sources).every(([source, hash]) => product.hashes.get(source) === hash);
    return isSame ? found : undefined;
  };
  const missing = files.filter((file) => !stored(file));
  if (missing.length > 0) {
    for (const file of missing) rmSync(writtenAt(file), { force: true });
    await runJest(missing, ['--maxWorkers=2'], { env: { ROWS_INDEX: product.index, ROWS_FOUND: folder } });
    for (const file of missing) {
      if (!existsSync(writtenAt(file))) continue;
      const ran: Ran = { ...JSON.parse(readFileSync(writtenAt(file), 'utf8')), file };
      const reached = new Set([...ran.atLoad, ...ran.tests.flatMap((test) => test.ran)].map(fileOf));
      const sources = Object.fromEntries([...reached].map((source) => [source, product.hashes.get(source)]));
      writeFileSync(storedAt(file), JSON.stringify({ ...ran, hash: hashOfTest(file), sources }));
    }
  }
  return new Map(
    files.flatMap((file) => [[file, stored(file)] as const]).filter((pair): pair is [string, Ran] => !!pair[1]),
  );
};
