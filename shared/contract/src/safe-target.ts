/** Browsers drop tabs and line ends from addresses and read a backslash as a slash. No legitimate address has any. */
const UNSAFE_CHARACTERS = /[\u0000-\u001f\u007f\\]/;
/** No address of the shop is longer. */
const MAX_LENGTH = 4_096;

/**
 * The same-site form of a redirect target (path, query and hash), or null. The target is resolved the way a browser
 * will and checked after that: `//evil.com`, `/\evil.com`, `/.//evil.com` and `/x/..//evil.com` all leave the site or
 * look like it.
 */
export const safeTarget = (target: string, origin: string): string | null => {
  if (target.length > MAX_LENGTH || UNSAFE_CHARACTERS.test(target)) return null;
  const url = URL.canParse(target, origin) ? new URL(target, origin) : null;
  if (url?.origin !== new URL(origin).origin) return null;
  // Two slashes name another host; no slash at all is the inside of an address such as blob:https://….
  if (!url.pathname.startsWith('/') || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
};
