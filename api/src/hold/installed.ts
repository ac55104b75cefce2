import { spawnSync } from 'node:child_process';

/** One line about those of these programs that this machine lacks, with how Debian's packages bring them; null when it has all. */
export const notInstalled = (programs: readonly string[], packages: string): string | null => {
  const missing = programs.filter((program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0);
  return missing.length === 0 ? null : `Not there: ${missing.join(', ')}. apt-get install ${packages}`;
};
