import { useLayoutEffect, useRef, type RefObject } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Of a box, whether it is checked. */
const valueOf = (field: Field): string =>
  field instanceof HTMLInputElement && field.type === 'checkbox' ? String(field.checked) : field.value;

/**
 * Takes over what was typed into a controlled field before the page came alive: React keeps it in the element, and would
 * write its own state over it with the next render. The same for what was chosen in a list, or checked. What the start
 * script has sent already (`data-sent`) needs nobody: the page's data say so before long.
 * @param shown what the field would show
 * @param adopt hears what stands in it, once, when that is something else
 */
export const useTypedBeforeHydration = (
  field: RefObject<Field | null>,
  shown: string,
  adopt: (typed: string) => void,
): void => {
  const first = useRef({ shown, adopt });
  // Before the browser paints, and before any render that follows hydration.
  useLayoutEffect(() => {
    const typed = field.current ? valueOf(field.current) : undefined;
    const isKnown = typed === first.current.shown || typed === field.current?.dataset.sent;
    if (typed !== undefined && !isKnown) first.current.adopt(typed);
  }, [field]);
};
