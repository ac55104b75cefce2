const focusEvents = ['focusin', 'focusout', 'focus', 'blur'];

/** Runs a change that moves the focus, then restores the focus without any focus or blur event reaching a field. */
export const keepingFocus = (change: () => void): void => {
  const before = document.activeElement;
  const silence = (event: Event): void => event.stopImmediatePropagation();
  for (const name of focusEvents) window.addEventListener(name, silence, true);
  change();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  for (const name of focusEvents) window.removeEventListener(name, silence, true);
};
