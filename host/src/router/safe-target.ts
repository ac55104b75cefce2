/**
 * The same-site form of a redirect target, or null. The target is resolved the way a browser will and checked after
 * that: `//evil.com`, `/\evil.com`, `/.//evil.com` and `/x/..//evil.com` all leave the site or look like it.
 */
export function safeTarget(target: string, origin: string): string | null {
  if (/[\u0000-\u001f\u007f\\]/.test(target)) return null;
  let url: URL;
  try {
    url = new URL(target, origin);
  } catch {
    return null;
  }
  if (url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
