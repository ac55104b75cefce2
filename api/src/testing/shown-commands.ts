import { execFileSync } from 'node:child_process';
import { blocksOf } from '../hold/operations/documented.ts';

/** The commands of `pnpm` that a page in docs shows, or one of its sections, in their order. */
export const shownCommands = (page: string, section?: string): string[] =>
  blocksOf(page, section)
    .flat()
    .filter((line) => line.startsWith('pnpm '));

/** The words of a command line, as the shell makes them. */
export const wordsOfLine = (line: string): string[] =>
  execFileSync('sh', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);
