/** Attribute of what a person has opened over the page: the focus in it is theirs. */
export const holdsFocus = 'data-holds-focus';

export const pageHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');

/** Without a jump, and without leaving the heading in the order of Tab or under the mouse afterwards. */
export const focusOnce = (heading: HTMLElement): void => {
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1;
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  }
  heading.focus({ preventScroll: true });
};

/** To the page in view, from what was above it and is gone. */
export const focusPage = (): void => {
  const heading = pageHeading();
  if (heading) focusOnce(heading);
};
