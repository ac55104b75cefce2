import { types } from 'node:util';

/** Five letters and digits. No class of them begins with E, as codes of the operating system do, of which some are as long. */
const sqlState = /^[0-9A-DF-Z][0-9A-Z]{4}$/;

/**
 * The SQLSTATE of a failed query, such as `40P01`: of the error itself or of what caused it. Null where there is none;
 * codes of the operating system, such as `EPIPE`, are none.
 */
export const sqlStateOf = (error: unknown): string | null => {
  if (!types.isNativeError(error)) return null;
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' && sqlState.test(code) ? code : sqlStateOf(error.cause);
};

/** `undefined_table`. */
export const noSuchTable = '42P01';

/** Whether the database refuses what was to be written, whenever that is tried: it is out of a column's range, or against a rule. */
export const isRefused = (error: unknown): boolean => /^2[23]/.test(sqlStateOf(error) ?? '');
