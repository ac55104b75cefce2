import { types } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';
import { sqlStateOf } from './sql-state.ts';

/** SQLSTATE codes of temporary failures: the same call may succeed a moment later. */
const passing: ReadonlySet<string> = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '53100', // disk_full
  '53300', // too_many_connections
  '55P03', // lock_not_available: lock_timeout is over
  '57014', // query_canceled: statement_timeout is over
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
]);

/** Whether a statement that failed with this SQLSTATE may succeed a moment later, or at another server. */
export const isPassing = (state: string): boolean => passing.has(state) || state.startsWith('08');

/** Codes of the operating system: whichever it is, the server could not be reached. */
const ofSystem = /^E(?!RR_)[A-Z0-9_]+$/;

/** Messages of the pool and the driver without a code: no connection is free, or it broke. */
const withoutCode =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** No connection to the database came about. What the system says of it does not tell whose connection it was. */
export class NoConnection extends Error {
  override name = 'NoConnection';

  constructor(cause: Error) {
    super('No connection to the database came about', { cause });
  }
}

/** Returns the error of the database or its driver behind a failed statement or connection; null for any other. */
const saidOf = (error: unknown): Error | null => {
  if (!types.isNativeError(error)) return null;
  const below = saidOf(error.cause);
  if (below || !(error instanceof DrizzleQueryError || error instanceof NoConnection)) return below;
  return types.isNativeError(error.cause) ? error.cause : error;
};

/**
 * Whether a call failed because the database is busy or away for now, and not because of what it asked: no connection
 * was free, a lock or a statement took too long, or the server is gone or broke off. An outside service
 * whose connection breaks with the same words is not the database.
 */
export const isUnavailable = (error: unknown): boolean => {
  const said = saidOf(error);
  if (!said) return false;
  const state = sqlStateOf(said);
  if (state !== null) return isPassing(state);
  return ofSystem.test(String(Reflect.get(said, 'code'))) || withoutCode.test(said.message);
};

/** No server listens, or it broke off before it took the connection. */
const restarting: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE']);

/**
 * Whether a connection did not come about because the server is not there for now, as while it is started again: nobody
 * listens, or it says that it starts or ends, or it breaks off. One that gives no answer is something else.
 */
export const isRestarting = (error: Error): boolean => {
  const state = sqlStateOf(error);
  if (state !== null) return state === '57P03';
  return restarting.has(Reflect.get(error, 'code')) || error.message.startsWith('Connection terminated unexpectedly');
};
