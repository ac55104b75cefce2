/** What somebody does who is there: before any of these nobody can miss what scripts do. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/** Browsers tell of a pointer that rests where a page appears: that it moves is the sign. */
const isResting = (event: Event): boolean =>
  event instanceof MouseEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

/** Calls once, at the first sign of somebody. */
export const onFirstSign = (run: () => void): void => {
  const onEvent = (event: Event): void => {
    if (isResting(event)) return;
    for (const sign of signs) removeEventListener(sign, onEvent, true);
    run();
  };
  for (const sign of signs) addEventListener(sign, onEvent, { capture: true, passive: true });
};
