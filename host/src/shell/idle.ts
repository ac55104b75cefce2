import { useEffect, useState } from 'react';

/** Safari has no idle callback: there the page gets this long to itself, in ms. */
const WITHOUT_IDLE_CALLBACK = 200;
/** The longest wait for a page that is never idle, in ms. */
const AT_MOST = 3000;

const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, WITHOUT_IDLE_CALLBACK);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: AT_MOST });
  return () => cancelIdleCallback(handle);
};

/** Calls once everything that the first view asked for has arrived and the browser rests; answers how to call it off. */
const afterFirstView = (run: () => void): (() => void) => {
  let stop = (): void => undefined;
  const begin = (): void => {
    stop = whenIdle(run);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    window.removeEventListener('load', begin);
    stop();
  };
};

/** Resolves when the browser is idle, for work that can wait. Never settles on a page that is left before. */
export const firstViewOver = (): Promise<void> =>
  new Promise((resolve) => {
    afterFirstView(resolve);
  });

/**
 * False on the server and while the first view is being loaded and taken over, true once everything that it asked for
 * has arrived and the browser has nothing better to do. For parts that nobody waits for: their code costs the first
 * view nothing.
 */
export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false);
  useEffect(() => afterFirstView(() => setIdle(true)), []);
  return idle;
};
