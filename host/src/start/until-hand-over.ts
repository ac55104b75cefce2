import { handOverEvent, hydratedEvent } from '../../contract/document.ts';

/**
 * Hears of clicks, before the shell does, from when it has taken the page over until it has what it needs to answer
 * forms and to show other pages. A press that waited for the shell, which is repeated first, is the shell's.
 */
export const untilHandOver = (onClick: (event: MouseEvent) => void): void => {
  let isOver = false;
  const listen = (): void => {
    if (!isOver) addEventListener('click', onClick, true);
  };
  // After the presses that are repeated, and before any that waits for the task to end: a timer would come after it.
  addEventListener(hydratedEvent, () => queueMicrotask(() => queueMicrotask(listen)), { once: true });
  addEventListener(
    handOverEvent,
    () => {
      isOver = true;
      removeEventListener('click', onClick, true);
    },
    { once: true },
  );
};
