/** The `code` of a system error (`ENOENT`, `EEXIST`, …), or null; works across realms, where `instanceof Error` does not. */
export const errorCode = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : null;
