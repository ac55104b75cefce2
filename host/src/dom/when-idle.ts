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
export const afterFirstView = (run: () => void): (() => void) => {
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
