/** The `code` of a system error (`ENOENT`, `EEXIST`, …), or null; works across realms, where `instanceof Error` does not. */
export function errorCode(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}
