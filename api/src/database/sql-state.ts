/**
 * The SQLSTATE of a failed query, such as `40P01`: of the error itself or of what caused it. Null where there is none;
 * codes of the operating system, such as `ECONNREFUSED`, are none.
 */
export const sqlStateOf = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : sqlStateOf(error.cause);
};

/** Whether the database refuses what was to be written, whenever that is tried: it is out of a column's range, or against a rule. */
export const isRefused = (error: unknown): boolean => /^2[23]/.test(sqlStateOf(error) ?? '');
