/** Media and script files never reach path resolution (GUARD-021, GUARD-022). */
const FILE_EXTENSIONS = /\.(jpe?g|png|gif|webp|svg|ico|avif|mp4|webm|mov|mp3|js|mjs|css|map|php|asp|aspx|jsp)$/i;

/** An encoded question mark followed by ten characters: the rest of a tracking link that was pasted wrongly. */
const BROKEN_QUERY = /^\/3F.{10}$/;

export type UnknownPath =
  | { kind: 'error' }
  /** `isLive`: it began with `/live/`, where only products are. */
  | { kind: 'resolve'; path: string; isLive: boolean };

/**
 * For a path that no route knows (GUARD-013 to GUARD-023). `path` comes decoded once at most, without query
 * and
 * without `/index.php/`.
 */
export const classifyUnknownPath = (path: string): UnknownPath => {
  if (FILE_EXTENSIONS.test(path) || BROKEN_QUERY.test(path)) return { kind: 'error' };
  const stripped = path.replace(/^\/live\/+/, '/');
  return { kind: 'resolve', path: stripped, isLive: stripped !== path };
};

/** Every question mark after the first one separates parameters: `?a=1?b=2` means `?a=1&b=2`. */
export const repairQuery = (search: string): string =>
  search.startsWith('?') ? `?${search.slice(1).replaceAll('?', '&')}` : search;

/**
 * The address that an old or broken link stands for, as a path with its query: without a leading `/index.php/`
 * (GUARD-024), and with one question mark (GUARD-025). Null when the link needs no change.
 */
export const repairedAddress = ({ pathname, search, hash }: URL): string | null => {
  const path = pathname.replace(/^\/index\.php\/+/, '/');
  const query = repairQuery(search);
  return path === pathname && query === search ? null : path + query + hash;
};
