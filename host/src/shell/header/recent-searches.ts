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

/** Forgets them all. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A closed storage holds none.
  }
}

/** Keeps a term as the newest (document 2 §4): at most six, each once. */
export function rememberSearch(term: string): void {
  const others = recentSearches().filter((kept) => kept !== term);
  try {
    localStorage.setItem(KEY, JSON.stringify([term, ...others].slice(0, MOST)));
  } catch {
    // A closed or full storage only costs the list.
  }
}
