import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

export interface Finished {
  ok: boolean;
  output: string;
}

/** Runs a command of the workspace; `show` lets its output through, else it is kept for the report of a
 * failure; after `timeout` milliseconds it is ended, which is a failure. */
export const run = (
  command: string,
  args: string[],
  options: { show?: boolean; cwd?: string; env?: NodeJS.ProcessEnv; timeout?: number } = {},
) =>
  new Promise<Finished>((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: options.show ? 'inherit' : 'pipe',
      timeout: options.timeout,
    });
    let output = '';
    child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', (error) => resolve({ ok: false, output: `${command}: ${error.message}` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
