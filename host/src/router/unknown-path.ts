/** Media and script files never reach path resolution (resolutions.md 25: one constant list). */
const FILE_EXTENSIONS = /\.(jpe?g|png|gif|webp|svg|ico|avif|mp4|webm|mov|mp3|js|mjs|css|map|php|asp|aspx|jsp)$/i;

/** An encoded question mark followed by ten characters: the rest of a tracking link that was pasted wrongly. */
const BROKEN_QUERY = /^\/3F.{10}$/;

export type UnknownPath = { kind: 'error' } | { kind: 'resolve'; path: string };

/**
 * What to do with a path that no route knows (document 1 §2.4). `path` comes decoded once at most and without query;
 * a leading `/index.php/` is taken off first, then
 * `/live/`.
 */
export function classifyUnknownPath(path: string): UnknownPath {
  const clean = path.replace(/^\/index\.php(?=\/)/, '').replace(/^\/{2,}/, '/');
  if (FILE_EXTENSIONS.test(clean) || BROKEN_QUERY.test(clean)) return { kind: 'error' };
  return { kind: 'resolve', path: clean.replace(/^\/live\/+/, '/') };
}

/** Every question mark after the first one separates parameters: `?a=1?b=2` means `?a=1&b=2`. */
export function mendQuery(search: string): string {
  return search.startsWith('?') ? `?${search.slice(1).replaceAll('?', '&')}` : search;
}
