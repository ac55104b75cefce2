import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { hasEnded, type LockTimes } from '../lock.ts';
import { DeliveryProblem } from '../problem.ts';
import type { ReleaseObjects } from './release-objects.ts';

/** How often whoever holds a lease says so, in ms: several times before anybody thinks it dead. */
const beat = 5_000;
/** Between two looks at a lease of somebody else, in ms. */
const pause = 100;
const usual = { timeout: 30_000, silence: 20_000 };

/** Whose it is: machine, process and a mark of this one holding; nobody's once it was given back. */
const textOf = (mark: string, beats: number): Buffer => Buffer.from(`${mark} ${beats}`);
const free = Buffer.from('free');

const ownerIn = (bytes: Buffer): { machine: string; pid: number } | null => {
  const text = bytes.toString();
  if (text === free.toString()) return null;
  const [machine = '', pid = ''] = text.split(' ');
  return { machine, pid: Number(pid) };
};

/**
 * Runs `work` while holding an object that one process alone can have, on whatever machine. The lease of a process that has
 * ended here, or of one elsewhere that has not said anything for long, is taken over; what that one writes afterwards has to
 * be refused by the conditions of its own writings.
 */
export const withLease = async <T>(
  objects: ReleaseObjects,
  key: string,
  work: () => Promise<T>,
  { timeout = usual.timeout, silence = usual.silence }: LockTimes = {},
): Promise<T> => {
  const mark = `${hostname()} ${process.pid} ${randomUUID()}`;
  const until = performance.now() + timeout;

  const take = async (): Promise<string> => {
    let seen = { tag: '', at: 0 };
    for (;;) {
      const found = await objects.read(key);
      const owner = found && ownerIn(found.bytes);
      const now = performance.now();
      if (found && found.tag !== seen.tag) seen = { tag: found.tag, at: now };
      if (!found || !owner || hasEnded(owner) || now - seen.at > silence) {
        const taken = await objects.writeIf(found ? { tag: found.tag } : 'absent', key, textOf(mark, 0));
        if (taken !== null) return taken;
      } else if (now > until)
        throw new DeliveryProblem(
          `Process ${owner.pid} on ${owner.machine} is changing the registry. Wait for it, or end it; it holds ${objects.place}${key}.`,
        );
      await wait(pause);
    }
  };

  let tag: string | null = await take();
  let saying: Promise<void> = Promise.resolve();
  const say = (bytes: Buffer): Promise<void> =>
    (saying = saying.then(async () => {
      // Whoever has lost it says nothing more.
      if (tag !== null) tag = await objects.writeIf({ tag }, key, bytes).catch(() => tag);
    }));
  let beats = 0;
  const saysSo = setInterval(() => void say(textOf(mark, (beats += 1))), beat);
  saysSo.unref();
  try {
    return await work();
  } finally {
    clearInterval(saysSo);
    await say(free);
  }
};
