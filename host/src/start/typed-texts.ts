import { inPlaceOf, isText } from './in-place-of.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Past React, which takes a text that a script sets for one that it has set itself. */
const write = (field: Field, text: string): void => {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * Remembers what somebody types into the fields of a page whose scripts are on their way. The answer is called once the
 * shell has taken the page over: where it had to draw the page anew, each text is written into the field that stands in
 * the old one's place, and the focus goes back to where it was. A field that is still there has kept its own.
 */
export const keepTexts = (): (() => void) => {
  const typed = new Map<Field, () => Field | undefined>();
  let focused: Element | null = document.activeElement;
  const keep = (field: unknown): void => {
    if (isText(field) && field.name !== '' && !typed.has(field)) typed.set(field, inPlaceOf(field));
  };
  // Typed before this script was there.
  for (const field of document.querySelectorAll<Field>('input, textarea')) {
    if (isText(field) && field.value !== field.defaultValue) keep(field);
  }
  const onInput = ({ target }: Event): void => keep(target);
  const onFocus = ({ target }: Event): void => {
    focused = target instanceof Element ? target : null;
  };
  addEventListener('input', onInput, true);
  addEventListener('focusin', onFocus, true);
  return () => {
    removeEventListener('input', onInput, true);
    removeEventListener('focusin', onFocus, true);
    for (const field of typed.keys()) if (field.isConnected) typed.delete(field);
    const page = location.pathname;
    const giveBack = (): void => {
      for (const [old, now] of typed) {
        const field = now();
        if (!field) continue;
        typed.delete(old);
        if (field.value !== field.defaultValue) continue; // somebody has typed in it already
        write(field, old.value);
        if (old === focused && document.activeElement === document.body) field.focus();
      }
      if (typed.size === 0 || location.pathname !== page) later.disconnect();
    };
    // The part below the first view is drawn later.
    const later = new MutationObserver(giveBack);
    later.observe(document.body, { childList: true, subtree: true });
    giveBack();
  };
};
