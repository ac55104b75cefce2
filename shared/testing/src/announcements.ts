const SPOKEN = '[aria-live]:not([aria-live=off]), [role=alert], [role=status], output';

/** Records what a screen reader announces from here on: changes of live regions that were there before. */
export const heard = (): string[] => {
  const words: string[] = [];
  const known = new WeakSet<Element>(document.querySelectorAll(SPOKEN));
  new MutationObserver((records) => {
    for (const { target } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(SPOKEN);
      const text = region?.textContent?.trim();
      if (region && text && known.has(region) && words.at(-1) !== text) words.push(text);
    }
    for (const region of document.querySelectorAll(SPOKEN)) known.add(region);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  return words;
};
