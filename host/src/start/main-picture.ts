/** Style rules of `@shop/ui` hold pictures back until the document's element has it. */
const mark = 'data-main-picture';

const isThere = (): boolean =>
  document.readyState === 'complete' ||
  (document.readyState === 'interactive' &&
    [...document.images].every(({ fetchPriority, complete }) => fetchPriority !== 'high' || complete));

/**
 * Lets the pictures come that wait for the page's main one: once that is there or is known to be missing, and
 * painted, for letting them come has styles computed anew. Answers how to call that off, for what is more urgent.
 */
export const releasePictures = (): (() => void) => {
  const events = ['load', 'error', 'readystatechange'] as const;
  let isOff = false;
  const stop = (): void => {
    for (const event of events) document.removeEventListener(event, look, true);
  };
  const look = (): void => {
    if (!isThere()) return;
    stop();
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!isOff) document.documentElement.setAttribute(mark, '');
      }),
    );
  };
  for (const event of events) document.addEventListener(event, look, true);
  look();
  return () => {
    isOff = true;
    stop();
  };
};
