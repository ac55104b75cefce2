import { useEffect, useRef, type RefObject } from 'react';

/** The next line's name, where a line went. */
const nextLine = (gone: MutationRecord): HTMLElement | null =>
  gone.nextSibling instanceof HTMLLIElement ? gone.nextSibling.querySelector(':is(h2, h3) a') : null;

/**
 * For a page's heading, or the place of the lines in the drawer: takes the focus when what had it leaves with a change of
 * the cart, such as a button of a line, unless a line follows (WCAG 2.4.3).
 */
export const useRestoredFocus = <E extends HTMLElement>(): RefObject<E | null> => {
  const goal = useRef<E>(null);
  useEffect(() => {
    const page = goal.current?.parentElement;
    if (!page) return undefined;
    let last: EventTarget | null = null;
    const remember = ({ target }: Event): void => void (last = target);
    const forget = (): void => void (last = null);
    const watch = new MutationObserver((records) => {
      const gone = records.find((record) =>
        [...record.removedNodes].some((node) => last instanceof Node && node.contains(last)),
      );
      if (!gone) return;
      last = null;
      if (document.activeElement === document.body) (nextLine(gone) ?? goal.current)?.focus();
    });
    page.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget, true); // a press that focuses something is heard afterwards
    watch.observe(page, { childList: true, subtree: true });
    return () => {
      page.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget, true);
      watch.disconnect();
    };
  }, []);
  return goal;
};
