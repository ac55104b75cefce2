import { tracing } from '@shop/serving';
import type { Connection } from '../database/connection.ts';
import { briefly } from '../logged-error.ts';
import type { JobKind, Report } from '../job-kind.ts';
import { openQueues } from './queues.ts';

/** Jobs that this process did not make itself, such as those to be tried again, are looked for so often, in seconds. */
const polled = 5;
/** Whoever ends the process decides how long jobs may take; this is longer, in ms. */
const timeout = 3_600_000;

export interface Worker {
  /** Takes no more jobs, and resolves once those that run have ended. */
  stop(): Promise<void>;
}

/**
 * Does the shop's jobs from now on. Any number of processes may: each looks whether something is due, the
 * database takes one job of a kind at a time, and whichever process comes first does it. Kinds do not wait for each
 * other. A job that fails is tried again after longer and longer times and ends among the dead letters; one whose
 * process is gone is done by another. From the moment that `until` is aborted no more jobs are taken.
 */
export const keepWorking = async (
  jobsDb: Connection['jobsDb'],
  kinds: readonly JobKind[],
  report: Report,
  until?: AbortSignal,
): Promise<Worker> => {
  const boss = await openQueues(jobsDb, kinds, report);
  let stopped = false;
  const workerOf = new Map<JobKind, string>();
  const timers = new Map<JobKind, NodeJS.Timeout>();
  const looking = new Map<JobKind, Promise<void>>();

  const look = async (kind: JobKind): Promise<void> => {
    if (kind.isDue && !(await kind.isDue())) return;
    if (stopped) return;
    const once = kind.isDue ? {} : { singletonSeconds: kind.pause / 1_000 };
    const made = await boss.send(kind.name, null, once);
    const worker = workerOf.get(kind);
    if (made !== null && worker !== undefined) boss.notifyWorker(worker);
  };
  const plan = (kind: JobKind): void => {
    if (stopped) return;
    const run = () =>
      look(kind)
        .catch((error: unknown) => report(`${kind.problem}: ${briefly(error)}`))
        .then(() => plan(kind));
    timers.set(kind, setTimeout(() => looking.set(kind, run()), kind.pause).unref());
  };

  for (const kind of kinds) {
    const worker = await boss.work(kind.name, { pollingIntervalSeconds: polled }, async ([job]) => {
      const isStopped = () => stopped || job?.signal.aborted === true;
      const work = () => kind.work(report, isStopped);
      const failure = await (tracing()?.job(kind.name, work) ?? work()).then(
        () => null,
        (error: unknown) => briefly(error),
      );
      if (failure === null) return;
      report(`${kind.problem}: ${failure}`);
      // The stored error has only what may be logged.
      throw new Error(failure);
    });
    workerOf.set(kind, worker);
    plan(kind);
  }
  let stopping: Promise<void> | null = null;
  const stop = (): Promise<void> =>
    (stopping ??= (async () => {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(looking.values());
      await boss.stop({ graceful: true, close: false, timeout: timeout });
    })());
  // Whoever waits for the end is told of what goes wrong.
  until?.addEventListener('abort', () => void stop().catch(() => undefined));
  return { stop };
};
