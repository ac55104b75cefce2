/** The largest integer of the database's ids, amounts and counts. */
const largestInteger = 2 ** 31 - 1;

const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  return typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) <= largestInteger;
};

/**
 * JSON pointer of the first value of an input that the database has no room for: NUL or half a surrogate pair in a
 * text, an integer beyond 2³¹−1. Null when there is none.
 */
export const unstorablePath = (value: unknown, path = ''): string | null => {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return isStorable(value) ? null : path;
  for (const [name, part] of Object.entries(value)) {
    const found = unstorablePath(part, `${path}/${name}`);
    if (found !== null) return found;
  }
  return null;
};
