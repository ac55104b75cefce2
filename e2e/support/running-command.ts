import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { asTyped } from './own-repository.ts';
import { scratch } from './places.ts';

export interface RunningCommand {
  /** What it has written so far. */
  said(): string;
  /** Ends it as Ctrl-C does, with all that it has started. */
  stop(): void;
}

/**
 * Starts a command line that goes on until somebody ends it; resolves when it has said `until`, within `limit` ms.
 * @throws Error with what it wrote, when it ends before
 */
export const startCommand = async (
  line: string,
  { cwd, env, until, limit }: { cwd: string; env: Readonly<Record<string, string>>; until: string; limit: number },
): Promise<RunningCommand> => {
  const file = path.join(mkdtempSync(path.join(scratch, 'command-')), 'log');
  const log = openSync(file, 'a');
  const child = spawn('sh', ['-c', asTyped(line)], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const stop = (): void => void (child.pid && !hasEnded() && process.kill(-child.pid, 'SIGINT'));
  const said = (): string => readFileSync(file, 'utf8');
  try {
    await expect.poll(() => hasEnded() || said().includes(until), { timeout: limit }).toBe(true);
    if (hasEnded()) throw new Error(`${line}: ${said()}`);
  } catch (error) {
    stop();
    throw error;
  }
  return { said, stop };
};
