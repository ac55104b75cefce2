import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, destination } from 'pino';
import type { Answered } from './answered.ts';
import { askedOften } from './asked-often.ts';

/** Where a log is written, line by line. */
export type LogStream = DestinationStream;

/** Lines that wait to be written, in characters: beyond that new ones are dropped until there is room. */
const mostWaiting = 1_000_000;

/**
 * Writes lines some at a time, at the latest after half a second: a write for each would cost more than a page. Lines that
 * cannot be written, because a disk is full, hold up nothing: neither requests nor the end of the process.
 */
export const severalLinesAtOnce = (): LogStream => {
  const lines = destination({ dest: 1, sync: false, minLength: 4_096, maxLength: mostWaiting, periodicFlush: 500 });
  let isRefused = false;
  lines.on('error', () => (isRefused = true));
  lines.on('write', () => (isRefused = false));
  // At the end of a process pino has the rest written, again and again until there is room for it.
  const writeRest = lines.flushSync.bind(lines);
  lines.flushSync = () => {
    if (!isRefused) writeRest();
  };
  return lines;
};

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
