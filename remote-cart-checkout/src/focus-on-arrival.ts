/** As a `ref`: takes the focus when the element comes, where what had the focus has gone. */
export const focusOnArrival = (element: HTMLElement | null): void => element?.focus();
