import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * What another benchmark of this repository measured, which prints it as JSON in its last line.
 * @throws when it ended with an error
 */
export const resultOf = async <T>(script: string, args: readonly string[]): Promise<T> => {
  const { stdout } = await promisify(execFile)('node', [script, ...args], { cwd: root, maxBuffer: 2 ** 24 });
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as T; // its own output
};
