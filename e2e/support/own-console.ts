import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { startServer } from './own-shop.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface OwnConsole {
  readonly url: string;
  stop(): void;
}

/** A console of a test's own for an API, built where its sources have changed. */
export const startOwnConsole = async (apiUrl: string): Promise<OwnConsole> => {
  await promisify(execFile)('node', ['tools/scripts/console.ts'], { cwd: root });
  const { url, child } = await startServer('console/server/main.ts', 'CONSOLE_PORT', { OPERATOR_API: apiUrl });
  return { url, stop: () => void child.kill() };
};
