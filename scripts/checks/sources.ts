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

/** The TypeScript files of these folders that run in production: no tests, nothing that only tests use. */
export const sourcesIn = async (folders: string[]): Promise<Source[]> => {
  const listed = await run('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
    ...folders,
  ]);
  return listed.output
    .split('\n')
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|\/testing[./]|\/test-|\/fake-|\/standalone\./.test(file),
    )
    .filter((file) => existsSync(path.join(root, file)))
    .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));
};

export const parsed = ({ file, source }: Source): Parsed => ({
  file,
  source,
  nodes: everyNode(moduleOf(source, file.endsWith('x'))),
});
