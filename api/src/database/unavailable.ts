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

/** The server is away, or the connection broke. */
const broken = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT']);

/** What the pool and the driver say without a code: no connection is free, or it broke. */
const withoutCode =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/**
 * Whether a call failed because the database is busy or away for now, and not because of what it asked: no connection
 * was free, a lock or a statement took too long, or the server is gone.
 */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const state = sqlStateOf(error);
  if (state !== null) return passing.has(state) || state.startsWith('08');
  const code: unknown = Reflect.get(error, 'code');
  const syscall: unknown = Reflect.get(error, 'syscall');
  if (typeof code === 'string' && broken.has(code) && (syscall === 'connect' || syscall === 'read')) return true;
  return withoutCode.test(error.message) || isUnavailable(error.cause);
};

/**
 * Whether a connection did not come about because the server is not there for now, as while it is started again: nobody
 * listens, or it says that it starts or ends. One that gives no answer is something else.
 */
export const isRestarting = (error: Error): boolean => {
  const state = sqlStateOf(error);
  if (state !== null) return state === '57P03';
  const code: unknown = Reflect.get(error, 'code');
  return code === 'ECONNREFUSED' || code === 'ENOENT' || error.message.startsWith('Connection terminated unexpectedly');
};
