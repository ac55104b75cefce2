const KEY = 'recent_searches';
const MOST = 6;

/** The last terms searched for in this browser, newest first; none when the storage is closed or holds something else. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function keep(terms: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(terms));
  } catch {
    // A closed or full storage only loses the list.
  }
}

/** Forgets them all. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A closed storage holds none.
  }
}

/** Forgets one of them. */
export function forgetSearch(term: string): void {
  const others = recentSearches().filter((kept) => kept !== term);
  if (others.length === 0) forgetSearches();
  else keep(others);
}

/** Keeps a term as the newest: at most six, each once (SRCH-008). */
export function rememberSearch(term: string): void {
  const others = recentSearches().filter((kept) => kept !== term);
  keep([term, ...others].slice(0, MOST));
}
