import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { focusOnce, holdsFocus, pageHeading } from '../dom/page-heading.ts';

/** Whether a page has moved the focus itself, or something that floats above it holds it. */
const isFocusTaken = (focused: Element | null, before: Element | null): boolean =>
  Boolean(focused?.closest(`dialog[open], [${holdsFocus}]`)) ||
  (focused !== before && Boolean(focused?.closest('[data-page]')));

/**
 * Moves the focus to the page's heading as soon as there is one; answers how to give that up. `before` had the focus
 * when the last page was left, `found` when this one was put in its place: whoever has moved it since is left alone.
 */
const focusHeading = (before: Element | null, found: Element | null): (() => void) => {
  const look = (): void => {
    const focused = document.activeElement;
    const movedOn = focused !== found && focused !== document.body;
    const heading = pageHeading();
    if (!movedOn && !heading) return;
    later.disconnect();
    if (heading && !movedOn && !isFocusTaken(focused, before)) focusOnce(heading);
  };
  const later = new MutationObserver(look);
  later.observe(document.body, { childList: true, subtree: true });
  look();
  return () => later.disconnect();
};

/**
 * The focus goes to the heading of each page that comes after the first: what had it is gone, and the name of the page
 * is said (WCAG 2.4.3, 4.1.3). Another query or hash is the same page. `first` is the path that the document came with.
 */
export const usePageArrival = (first: string): void => {
  const { pathname } = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  const before = useRef<Element | null>(null);
  const found = useRef<Element | null>(null);
  const shown = useRef(first);
  useEffect(() => {
    if (isLeaving) before.current = document.activeElement;
  }, [isLeaving]);
  useLayoutEffect(() => {
    // Effects may come later, after a press.
    if (shown.current !== pathname) found.current = document.activeElement;
  }, [pathname]);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    performance.mark('page', { detail: pathname });
    return focusHeading(before.current, found.current);
  }, [pathname]);
};
