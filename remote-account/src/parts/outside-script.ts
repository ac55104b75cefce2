/** ms that another site's script has to arrive and be ready. */
const TIMEOUT = 10_000;

const arrivals = new WeakMap<HTMLScriptElement, Promise<void>>();

/** Puts the script into the page; a failed one goes again, so that another try starts afresh. */
const append = (src: string, prepare: (done: () => void) => void): HTMLScriptElement => {
  const script = document.createElement('script');
  const arrival = new Promise<void>((resolve, reject) => {
    const fail = (): void => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${new URL(src).hostname} did not answer`));
    };
    const timer = setTimeout(fail, TIMEOUT);
    script.addEventListener('error', fail);
    script.addEventListener('load', () =>
      prepare(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
  arrivals.set(script, arrival);
  // No integrity hash, because the service changes its file without notice. The page's policy names the allowed
  // origins.
  script.src = src;
  script.async = true;
  document.head.append(script);
  return script;
};

/**
 * Loads an outside service's script, once for as long as the page lives; `prepare` calls back when what it brought can
 * be used. Rejects when it cannot be loaded or is not ready within 10 s; then it may be asked for again.
 */
export const outsideScript = (src: string, prepare = (done: () => void): void => done()): Promise<void> => {
  const known = [...document.scripts].find((script) => script.src === src);
  const arrival = arrivals.get(known ?? append(src, prepare));
  return arrival ?? Promise.resolve();
};
