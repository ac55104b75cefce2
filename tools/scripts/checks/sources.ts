import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './run.ts';
import { everyNode, moduleOf, type Node } from './syntax.ts';

export interface Source {
  file: string;
  source: string;
}
export interface Parsed extends Source {
  nodes: Node[];
}

/** The files of the workspace below these paths, which may hold `*`: of git, or not yet added to it. */
export const filesIn = async (paths: string[]): Promise<Source[]> => {
  const listed = await run('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
    ...paths,
  ]);
  return listed.output
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && existsSync(path.join(root, file)))
    .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));
};

/** The TypeScript files of these folders that run in production: no tests, nothing that only tests use. */
export const sourcesIn = async (folders: string[]): Promise<Source[]> =>
  (await filesIn(folders)).filter(
    ({ file }) => !/\.test\.|\.d\.ts$|\/testing[./]|\/test-|\/fake-|\/standalone\./.test(file),
  );

export const parsed = ({ file, source }: Source): Parsed => ({
  file,
  source,
  nodes: everyNode(moduleOf(source, file.endsWith('x'))),
});
