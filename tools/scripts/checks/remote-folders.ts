import { globSync } from 'node:fs';
import { root } from './run.ts';

/** The folders of the workspace's remotes, whatever they are called. */
export const remoteFolders = (): string[] => globSync('remote-*', { cwd: root }).toSorted();
