type QueryValue = string | number | readonly string[] | null | undefined;

/** Appends the query to a path; empty values are left out, lists are joined by commas. */
export const withQuery = (path: string, query: Readonly<Record<string, QueryValue>> = {}): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : value;
    if (text !== undefined && text !== null && text !== '') search.set(key, String(text));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};
