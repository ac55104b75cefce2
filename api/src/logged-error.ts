import { DrizzleQueryError } from 'drizzle-orm';

/** An error as the log writes it. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface is not assignable to the logger's type, which has an index signature
export type LoggedError = {
  type: string;
  message: string;
  code?: unknown;
  /** Where it came from, without the message. */
  stack: string;
  cause?: LoggedError;
};

/** A text without e-mail addresses, queries of addresses, and values that a database complains of. */
const withoutPersonal = (text: string): string =>
  text
    .replaceAll(/[^\s<>"'`(),;:=]+@[^\s<>"'`(),;:]+/g, '…@…')
    .replaceAll(/\?[^\s"'<>)]*=[^\s"'<>)]*/g, '?…')
    .replace(/: "[^"]*"$/, ': "…"');

/**
 * An error as a log may keep it. What people typed stays out: a failed query is named without its parameters, which are
 * e-mails, addresses and hashes of passwords, and no more of an error is kept than stands here.
 */
export const loggedError = (error: Error): LoggedError => {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: error.name,
    message: error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : withoutPersonal(error.message),
    ...(code !== undefined && { code }),
    stack: frames.join('\n'),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  };
};

/** The same in one line: what went wrong at the bottom of it. */
export const briefly = (error: unknown): string => {
  if (!(error instanceof Error)) return withoutPersonal(String(error));
  return error instanceof DrizzleQueryError && error.cause ? briefly(error.cause) : withoutPersonal(error.message);
};
