import { paths } from '@shop/contract';

/**
 * Brings the address bar to what the server rendered, so that the browser matches the same route: a broken
 * percent-encoding is made literal, as the server did, and a path that it refused is the not-found page's.
 */
export const adoptAddress = (renderedLeaf: string | undefined): void => {
  const { pathname, search, hash } = location;
  const go = (path: string): void => history.replaceState(history.state, '', path + search + hash);
  if (renderedLeaf === paths.notFound() && pathname !== paths.notFound()) return go(paths.notFound());
  try {
    decodeURIComponent(pathname);
  } catch {
    go(pathname.replaceAll('%', '%25'));
  }
};
