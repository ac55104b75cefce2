import { globSync } from 'node:fs';
import { remoteFolders } from '../checks/remote-folders.ts';
import { root } from '../checks/run.ts';

/** A folder of rules; its own tests have to notice a change in it. */
export interface Part {
  folder: string;
  /** The files that are changed, by their names. */
  files: readonly string[];
  /** Project of jest.config.mjs that the tests belong to. */
  project: 'node' | 'browser';
  /** What stands at the top of a file is changed as well: reducers of slices do. Elsewhere it is data. */
  hasSlices?: boolean;
  /** Files of tests that are left out, by a part of their path: they take too long to run for each change. */
  without?: string;
}

const rules = { files: ['*.ts'] } as const;
/** What a remote's events do to its state, and what its sagas make of them. */
const flows = { files: ['*slice.ts', '*saga.ts'], project: 'browser', hasSlices: true } as const;

const remotesWithFlows = remoteFolders().filter(
  (folder) => globSync(`${folder}/src/**/*{slice,saga}.ts`, { cwd: root }).length > 0,
);

export const parts: readonly Part[] = [
  { folder: 'api/src/domain', project: 'node', ...rules },
  { folder: 'shared/contract', project: 'node', ...rules },
  { folder: 'shared/format', project: 'node', ...rules },
  { folder: 'shared/forms', project: 'browser', ...rules },
  { folder: 'shared/request', project: 'browser', ...rules },
  { folder: 'shared/session', project: 'browser', without: 'interleaving', ...rules },
  ...remotesWithFlows.map((folder): Part => ({ folder, ...flows })),
];

/** Neither tests nor what only tests use. */
const left = [
  '!**/*.test.ts',
  '!**/*.d.ts',
  '!**/testing/**',
  '!**/test-*.ts',
  '!**/fake-*.ts',
  '!shared/contract/src/entities/{example,shape}.ts',
];

/** Globs of what is changed in a part, or in one folder of it. */
export const changedIn = ({ folder, files }: Part, below = folder): string[] => [
  ...files.map((name) => `${below}/**/${name}`),
  ...left,
];

/** The parts that are asked for, each with the folder of it that is meant; all of them when none is named. */
export const partsFor = (asked: readonly string[]): { part: Part; below: string }[] =>
  parts.flatMap((part) => {
    const { folder } = part;
    if (asked.length === 0) return [{ part, below: folder }];
    const below = asked.filter((one) => one === folder || one.startsWith(`${folder}/`));
    const isAbove = asked.some((one) => folder.startsWith(`${one}/`));
    return (isAbove ? [folder] : below).map((one) => ({ part, below: one }));
  });
