import { earlyPage, readyCode } from '../router/early-page.ts';
import type { ShellServices } from '../services.ts';
import { knownPages } from './known-pages.ts';
import { createPictureMove } from './picture-move.ts';
import { prefetchPage } from './prefetch-page.ts';
import { prefetchInView } from './prefetch-in-view.ts';

export interface InstantPages {
  /** A page has been drawn in the place of another; before it is painted. */
  drawn(pathname: string): void;
  /** A page has been reached; its links are looked at from now on. */
  arrive(address: string): void;
  /** The person goes to another page. */
  leave(target: string): void;
  stop(): void;
}

/**
 * Has the router show a page from what is known of it, moves the pressed picture there, and makes pages
 * ready whose links are in view. Its code comes after the first view.
 */
export const beginInstantPages = (services: ShellServices): InstantPages => {
  const known = knownPages(services.store);
  const picture = createPictureMove();
  services.known = known;
  services.early = earlyPage(services, ({ type }, pathname) => {
    if (type === 'product') picture.begin(pathname);
  });
  const inView = prefetchInView({
    isKnown: (pathname) => known(pathname) !== null,
    code: (pathname) => void readyCode(services, pathname),
    ask: (url, off) => prefetchPage(services, url, off),
  });
  return { ...inView, drawn: picture.end };
};
