/** How long a picture takes to its new place; in ms. */
const MOVE_MS = 220;

export interface PictureMove {
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
export const createPictureMove = (): PictureMove => {
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
