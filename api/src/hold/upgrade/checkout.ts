import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Lays a commit's files into a folder of its own and installs what its API needs, as its lockfile says: from what pnpm
 * keeps on this machine, and from the network what it does not have.
 * @throws Error with what git or pnpm said
 */
export const checkOut = async (root: string, commit: string, folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await run('git', ['-C', root, 'archive', '--output', archive, commit]);
  await run('tar', ['-xf', archive, '-C', folder]);
  const what = ['--filter', '@shop/api...', '--filter', '@shop/conformance...'];
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts', ...what], { cwd: folder });
};

/** A program of a checkout: in older releases tools stand at the top. */
export const programOf = (folder: string, name: 'api' | 'conformance'): string => {
  const [program] = globSync(`{,tools/}${name}/src/main.ts`, { cwd: folder });
  if (program === undefined) throw new Error(`${folder} has no program ${name}`);
  return path.join(folder, program);
};
