import { paths, safeTarget } from '@shop/contract';

/**
 * Where a person goes once signed in: the page's `redirect` when it is a path of this site, else account home, and
 * account information once an address is confirmed (AUTH-010, AUTH-019).
 */
export const afterSignIn = (query: URLSearchParams, origin: string, otherwise = paths.accountHome()): string => {
  const target = query.get('redirect');
  // Guards and links write paths only; any other value is ignored.
  if (!target?.startsWith('/') || target.startsWith('//')) return otherwise;
  return safeTarget(target, origin) ?? otherwise;
};
