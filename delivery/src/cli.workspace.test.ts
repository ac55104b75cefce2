import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from './testing.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** How many files Node has found compiled, in one run of a command. */
const foundCompiled = async (releases: string): Promise<number> => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['delivery/src/cli.ts', 'status'], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', RELEASES: releases, NODE_DEBUG_NATIVE: 'COMPILE_CACHE' },
    maxBuffer: 16 * 2 ** 20,
  });
  return (stdout + stderr).match(/V8 code cache for .* was accepted/g)?.length ?? 0;
};

test('a command of releases that was run before is loaded as it was compiled then', async () => {
  const releases = await temporaryFolder();
  await foundCompiled(releases);
  expect(await foundCompiled(releases)).toBeGreaterThan(500);
});
