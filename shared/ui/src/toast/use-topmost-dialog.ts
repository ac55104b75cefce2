import { useSyncExternalStore } from 'react';

const watch = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
};
const watchNothing = (): (() => void) => () => undefined;
const topmost = (): Element | null => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
const none = (): null => null;

/** The open dialog above all, outside of which everything is inert; null when there is none, or nobody asks. */
export const useTopmostDialog = (asks: boolean): Element | null =>
  useSyncExternalStore(asks ? watch : watchNothing, asks ? topmost : none, none);
