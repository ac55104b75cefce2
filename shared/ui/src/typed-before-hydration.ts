import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Takes over what was typed into a controlled field before the page came alive: React keeps it in the element, and would
 * write its own state over it with the next render.
 * @param shown what the field would show
 * @param adopt hears what stands in it, once, when that is something else
 */
export const useTypedBeforeHydration = (
  field: RefObject<HTMLInputElement | null>,
  shown: string,
  adopt: (typed: string) => void,
): void => {
  const first = useRef({ shown, adopt });
  // Before the browser paints, and before any render that follows hydration.
  useLayoutEffect(() => {
    const typed = field.current?.value;
    if (typed !== undefined && typed !== first.current.shown) first.current.adopt(typed);
  }, [field]);
};
