import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from './error-code.ts';
import { DeliveryProblem } from './problem.ts';

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but belongs to someone else.
    return errorCode(error) === 'EPERM';
  }
};

const tryTake = async (file: string): Promise<boolean> => {
  // Linking a written file makes the lock appear together with its owner's number.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, String(process.pid));
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft);
  }
};

/** Whether a lock file is there whose process no longer runs. */
export const isLockOfDead = async (file: string): Promise<boolean> => {
  const owner = await readFile(file, 'utf8').catch(() => '');
  return owner !== '' && !isRunning(Number(owner));
};

/** Runs `work` while holding a lock file; waits up to `patience` ms for another process, and clears a dead one's lock. */
export const withLock = async <T>(file: string, work: () => Promise<T>, patience = 5_000): Promise<T> => {
  const until = Date.now() + patience;
  while (!(await tryTake(file))) {
    const owner = await readFile(file, 'utf8').catch(() => '');
    if (await isLockOfDead(file)) await rm(file, { force: true });
    else if (Date.now() > until) {
      throw new DeliveryProblem(
        `Another process (${owner || 'unknown'}) is changing the registry; lock file: ${file}.`,
      );
    } else await wait(20);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
};
