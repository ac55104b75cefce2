const hasControlOrBackslash = /[\u0000-\u0020\u007f\\]/;
// An encoded slash, backslash or control character turns into a real one wherever the path is decoded once more.
const hasEncodedTrap = /%(?:2f|5c|0[0-9a-f]|1[0-9a-f]|7f)/i;
const anyOrigin = 'http://origin.invalid';

/**
 * The path (with query and fragment) that a redirect may go to, normalised; null when it would or could leave
 * this site. Any empty path segment is refused, because routes strip prefixes (`/live//evil.com`).
 */
export const safePath = (target: unknown, origin = anyOrigin): string | null => {
  if (typeof target !== 'string' || target === '' || target.length > 2_048) return null;
  if (hasControlOrBackslash.test(target)) return null;
  if (!target.startsWith('/') && !target.startsWith(`${origin}/`)) return null;
  if (!URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  if (url.origin !== new URL(origin).origin || url.username || url.password) return null;
  if (url.pathname.includes('//') || hasEncodedTrap.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
};
