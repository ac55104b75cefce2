import { hydratedEvent } from '../../contract/document.ts';

/** What React answers by taking over all of a page that it is still taking over, in one task, before it hears of it. */
const discrete = [
  'pointerdown',
  'pointerup',
  'pointercancel',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'touchcancel',
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
  'keydown',
  'keypress',
  'keyup',
  'input',
  'change',
  'compositionstart',
  'compositionend',
  'copy',
  'cut',
  'paste',
] as const;

const stop = (event: Event): void => event.stopPropagation();

/**
 * Keeps what somebody does from React until it has taken the page over: nothing on the page listens before, what needs
 * the shell is repeated afterwards, and a press would wait for the whole page where it now waits for a slice of it. To be
 * called before the page's scripts run.
 */
export const keepHydrationInSlices = (): void => {
  for (const name of discrete) addEventListener(name, stop, true);
  addEventListener(
    hydratedEvent,
    () => {
      for (const name of discrete) removeEventListener(name, stop, true);
    },
    { once: true },
  );
};
