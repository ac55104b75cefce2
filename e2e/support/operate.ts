import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { apiUrl, keyFile } from './places.ts';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Runs command lines of the operator at an API, one after the other, and answers what they print. */
export const operateAt =
  (url: string, key: string) =>
  async (...lines: string[][]): Promise<string[]> => {
    const said: string[] = [];
    const env = { ...process.env, OPERATOR_API: url, OPERATOR_KEY: key };
    for (const args of lines)
      said.push((await run('node', ['api/src/operator/main.ts', ...args], { cwd: root, env })).stdout);
    return said;
  };

export const keyIn = (said: string): string => said.trim().split('\n').at(-1) ?? '';

/** The same at the API of all tests: what it changes, other tests meet. */
export const operate = (...lines: string[][]): Promise<string[]> =>
  operateAt(apiUrl, keyIn(readFileSync(keyFile, 'utf8')))(...lines);
