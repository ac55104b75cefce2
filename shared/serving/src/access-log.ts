import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, destination } from 'pino';
import type { Answered } from './answered.ts';

/** Where a log is written, line by line. */
export type LogStream = DestinationStream;

/** Writes lines some at a time, at the latest after half a second: a write for each would cost more than a page. */
export const severalLinesAtOnce = (): LogStream =>
  destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 500 });

/** What balancers, monitoring systems and the shop's own web servers ask for every few seconds. */
const askedOften: ReadonlySet<string> = new Set(['/livez', '/readyz', '/healthz', '/metrics', '/web/changes']);

/**
 * Writes one line for each answered request, also where the log says warnings alone; `seen` is what else is known of
 * it. Nothing of who asked is in it.
 */
export const accessLog = (log: FastifyBaseLogger): ((answered: Answered, seen?: object) => void) => {
  const lines = log.child({}, { level: 'info' });
  return ({ id, ...answered }, seen) => {
    if (!askedOften.has(answered.route)) lines.info({ reqId: id, ...answered, ...seen }, 'request');
  };
};
