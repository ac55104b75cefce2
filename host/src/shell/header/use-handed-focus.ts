import { useCallback, useMemo, useRef } from 'react';

export interface HandedFocus {
  /** For the place in which one element takes another's place. */
  place: { onFocus: () => void; onBlur: () => void };
  /** The ref of each element that may stand there. */
  take: (element: HTMLElement | null) => void;
}

/** The element that comes in the place of one with the focus gets it (WCAG 2.4.3). */
export const useHandedFocus = (): HandedFocus => {
  // React does not report the blur of an element that it takes away.
  const isFocused = useRef(false);
  const place = useMemo(
    () => ({
      onFocus: () => void (isFocused.current = true),
      onBlur: () => void (isFocused.current = false),
    }),
    [],
  );
  const take = useCallback((element: HTMLElement | null) => {
    if (isFocused.current && document.activeElement === document.body) element?.focus();
  }, []);
  return { place, take };
};
