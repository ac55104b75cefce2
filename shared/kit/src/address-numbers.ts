import { lastPage } from '@shop/contract';

/** The positive whole number under a name of the address; null for anything else. */
export const idOf = (query: URLSearchParams, name: string): number | null => {
  const id = Number(query.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** The page in the address, from 1 to the last that the API takes; anything that is no page number means the first. */
export const pageOf = (query: URLSearchParams): number => Math.min(idOf(query, 'page') ?? 1, lastPage);
