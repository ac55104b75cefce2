import { earlyPage, readyCode } from '../router/early-page.ts';
import type { ShellServices } from '../services.ts';
import { knownPages } from './known-pages.ts';
import { prefetchPage } from './prefetch-page.ts';
import { prefetchInView } from './prefetch-in-view.ts';

/** How long a picture takes to its new place; in ms. */
const MOVE_MS = 220;

interface PictureMove {
  /** A link to this path has been pressed: its card's picture is where the move begins. */
  begin(pathname: string): void;
  /** The page is there, and scrolled to its place: its first picture comes from where the card's was. */
  end(pathname: string): void;
}

const pressedPicture = (pathname: string): HTMLImageElement | null => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a[href]')];
  const isIt = (link: HTMLAnchorElement): boolean => link.pathname === pathname;
  const pressed = links.find((link) => link === document.activeElement && isIt(link)) ?? links.find(isIt);
  return pressed?.closest('article')?.querySelector('img') ?? null;
};

/**
 * Lets the picture of a pressed card grow to its place on the product's page. The page is there at once and its
 * picture is moved, so that nothing waits for it (docs/decisions/0015-dialogs-and-motion.md). Nobody who wants less motion sees any.
 */
const createPictureMove = (): PictureMove => {
  let from: { pathname: string; src: string; box: DOMRect } | null = null;
  return {
    begin(pathname) {
      const picture = pressedPicture(pathname);
      from = picture?.complete ? { pathname, src: picture.src, box: picture.getBoundingClientRect() } : null;
    },
    end(pathname) {
      const begun = from;
      from = null;
      const picture = document.querySelector<HTMLImageElement>('main img');
      if (begun?.pathname !== pathname || picture?.src !== begun.src) return;
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      const moved = picture.closest('ul') ?? picture; // the row would cut off what leaves it
      const [row, box] = [moved.getBoundingClientRect(), picture.getBoundingClientRect()];
      const scale = begun.box.width / box.width;
      // The row grows from its own corner, which on a phone need not be the picture's.
      const [x, y] = [begun.box.x - row.x - scale * (box.x - row.x), begun.box.y - row.y - scale * (box.y - row.y)];
      moved.animate(
        [
          { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0' },
          { transform: 'none', transformOrigin: '0 0' },
        ],
        { duration: MOVE_MS, easing: 'ease-out' },
      );
    },
  };
};

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
