/** The page in the address; anything that is no page number means the first. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
