import type { TimeSaid } from './database/connection.ts';
import { briefly } from './logged-error.ts';

interface Clock {
  now(): Date;
  close(): void;
}

/** Difference of clocks set by the network that is left as it is, in ms. */
const tolerated = 1_000;
/** Between two questions, in ms. */
const askedEvery = 30_000;

/**
 * The time by which all servers of a shop go: that of their database. Each of them compares what others have
 * written with the present: tokens, claims of jobs, prices to come. A machine whose clock is wrong, or is set while it
 * runs, would end, begin or do twice what is not its own. A database in this process has this machine's clock.
 * @param ask the database's time; null where it is this machine's
 * @param report gets a line when this machine's clock is found to be wrong
 */
export const sharedClock = async (
  ask: (() => Promise<TimeSaid>) | null,
  report: (line: string) => void,
): Promise<Clock> => {
  if (ask === null) return { now: () => new Date(), close: () => undefined };
  // `performance.now()` does not jump when somebody sets the machine's clock.
  const ownStart = (): number => Date.now() - performance.now();
  let start = ownStart();
  const look = async (): Promise<void> => {
    const { time, from, to } = await ask();
    const theirs = time - (from + to) / 2;
    if (Math.abs(theirs - start) <= tolerated + (to - from) / 2) return;
    start = theirs;
    const ahead = Math.round((ownStart() - theirs) / 1_000);
    const how = ahead > 0 ? 'ahead of' : 'behind';
    if (ahead !== 0)
      report(`The clock of this machine is ${Math.abs(ahead)} s ${how} the database’s, by which the shop goes.`);
  };
  // One that does not answer now is asked again, and the time goes on meanwhile.
  const reportFailure = (error: unknown): void => report(`The database did not tell its time: ${briefly(error)}`);
  await look().catch(reportFailure);
  const timer = setInterval(() => void look().catch(reportFailure), askedEvery).unref();
  return { now: () => new Date(start + performance.now()), close: () => clearInterval(timer) };
};
