import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from './error-code.ts';
import { DeliveryProblem } from './problem.ts';
import { writeOnce } from './write-once.ts';

/** How long others are waited for, and when they count as dead; in ms. */
export interface LockTimes {
  /** How long a lock of somebody who lives is waited for. */
  timeout?: number;
  /** Whoever has not touched the lock for so long, by the waiting one's clock, is dead; on this machine it shows at once. */
  silence?: number;
}

/** How often whoever holds a lock touches it, in ms: many times before anybody thinks it dead. */
const beat = 1_000;
const usual = { timeout: 30_000, silence: 20_000 };

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but belongs to someone else.
    return errorCode(error) === 'EPERM';
  }
};

/** Machine, process, and a mark of this one holding. */
interface Owner {
  text: string;
  machine: string;
  pid: number;
  /** When it was last touched, by the clock of the disk. */
  touched: number;
}

const ownerOf = async (file: string): Promise<Owner | null> => {
  try {
    const [text, { mtimeMs }] = [await readFile(file, 'utf8'), await stat(file)];
    const [machine = '', pid = ''] = text.split(' ');
    return { text, machine, pid: Number(pid), touched: mtimeMs };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
};

/** A number of a process says nothing on another machine. */
export const hasEnded = ({ machine, pid }: Pick<Owner, 'machine' | 'pid'>): boolean =>
  machine === hostname() && !isRunning(pid);

/** Takes away the lock of a dead owner, and nobody else's: another may have done so, and hold it now. */
export const clearLock = async (file: string, dead: Pick<Owner, 'text'>): Promise<void> => {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if ((await readFile(aside, 'utf8')) !== dead.text) await link(aside, file).catch(() => undefined);
  await rm(aside);
};

/** Whether a lock file is there whose owner no longer runs, or on another machine has not touched it for long. */
export const isLockOfDead = async (file: string): Promise<boolean> => {
  const owner = await ownerOf(file);
  return owner !== null && (hasEnded(owner) || Date.now() - owner.touched > 60 * usual.silence);
};

/**
 * Runs `work` while holding a lock file, on whatever machine others wait for it, and clears that of a dead owner. `isOwned`
 * says whether it is still ours: a process that stood still for long may have lost it.
 */
export const withLock = async <T>(
  file: string,
  work: (ownsLock: () => Promise<boolean>) => Promise<T>,
  { timeout = usual.timeout, silence = usual.silence }: LockTimes = {},
): Promise<T> => {
  const mark = `${hostname()} ${process.pid} ${randomUUID()}`;
  const isOwned = async () => (await ownerOf(file))?.text === mark;
  const until = performance.now() + timeout;
  let seen: { owner: Owner; at: number } | null = null;
  // A file that is written whole: the lock appears together with its owner.
  while (!(await writeOnce(file, mark))) {
    const owner = await ownerOf(file);
    if (!owner) continue;
    const now = performance.now();
    if (seen?.owner.text !== owner.text || seen.owner.touched !== owner.touched) seen = { owner, at: now };
    if (hasEnded(owner) || now - seen.at > silence) await clearLock(file, owner);
    else if (now > until) {
      throw new DeliveryProblem(
        `Process ${owner.pid} on ${owner.machine} is changing the registry. Wait for it, or end it; lock file: ${file}.`,
      );
    } else await wait(20);
  }
  const touching = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, beat);
  touching.unref();
  try {
    return await work(isOwned);
  } finally {
    clearInterval(touching);
    if (await isOwned()) await rm(file, { force: true });
  }
};
