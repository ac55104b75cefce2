import { localStore, readJson } from '@shop/session';

const KEY = 'recent_searches';
const MOST = 6;

/** The last terms searched for in this browser, newest first; none when the storage is closed or holds something else. */
export const recentSearches = (): string[] => {
  const stored = readJson(localStore, KEY);
  return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string').slice(0, MOST) : [];
};

const keep = (terms: string[]): boolean => localStore.write(KEY, JSON.stringify(terms));

export const forgetSearches = (): void => localStore.remove(KEY);

export const forgetSearch = (term: string): void => {
  const others = recentSearches().filter((stored) => stored !== term);
  if (others.length === 0) forgetSearches();
  else keep(others);
};

/** Keeps a term as the newest: at most six, each once (SRCH-008). */
export const rememberSearch = (term: string): void => {
  const others = recentSearches().filter((stored) => stored !== term);
  keep([term, ...others].slice(0, MOST));
};
