import { useEffect, type RefObject } from 'react';

const liesOver = (card: HTMLElement, focused: Element | null): boolean => {
  if (!focused || focused.contains(card) || card.contains(focused)) return false;
  if (!focused.matches(':focus-visible')) return false; // a pressed button keeps the focus, and nobody looks for it
  const [over, under] = [card.getBoundingClientRect(), focused.getBoundingClientRect()];
  return over.left < under.right && under.left < over.right && over.top < under.bottom && under.top < over.bottom;
};

/** Marks what floats while it lies over the element that has the focus, so that it can let it be seen. */
export const useStepAside = (card: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const look = (): void => {
      const { current } = card;
      if (current) current.toggleAttribute('data-aside', liesOver(current, document.activeElement));
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
