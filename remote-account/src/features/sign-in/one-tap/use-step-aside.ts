import { useEffect, type RefObject } from 'react';

const liesOver = (card: HTMLElement, seen: Element | null): boolean => {
  if (!seen) return false;
  const [over, under] = [card.getBoundingClientRect(), seen.getBoundingClientRect()];
  return over.left < under.right && under.left < over.right && over.top < under.bottom && under.top < over.bottom;
};

/** What the keyboard's focus is seen at. A pressed button keeps the focus, and nobody looks for it. */
const focusedBeside = (card: HTMLElement): Element | null => {
  const { activeElement: focused } = document;
  return focused?.matches(':focus-visible') && !focused.contains(card) ? focused : null;
};

/** The picture that the page is about. */
const mainPicture = (): Element | null => document.querySelector('main [fetchpriority="high"]');

/** Whether the card hides what somebody came to see, unless they are in it. */
const isInTheWay = (card: HTMLElement): boolean =>
  !card.contains(document.activeElement) && [focusedBeside(card), mainPicture()].some((seen) => liesOver(card, seen));

/** Marks what floats while it lies over the main picture or the element that has the focus, so that it lets them be seen. */
export const useStepAside = (card: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const look = (): void => {
      const { current } = card;
      if (current) current.toggleAttribute('data-aside', isInTheWay(current));
    };
    look();
    const how = { capture: true, passive: true };
    const events = ['focusin', 'focusout', 'scroll'] as const;
    for (const event of events) document.addEventListener(event, look, how);
    window.addEventListener('resize', look, how);
    return () => {
      for (const event of events) document.removeEventListener(event, look, how);
      window.removeEventListener('resize', look, how);
    };
  }, [card]);
};
