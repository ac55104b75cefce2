/** As a `ref`: what takes the place of something takes its focus too, unless that has gone elsewhere since. */
export const takeFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus();
};
