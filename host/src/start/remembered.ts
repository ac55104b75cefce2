/** What a button or a field says to a person, however it was drawn. */
const saysOf = (element: Element): string =>
  [...['type', 'name', 'value', 'aria-label'].map((name) => element.getAttribute(name)), element.textContent].join();

/**
 * Remembers an element and its place among those that say the same. Answers it, or what stands there now: the shell may
 * have had to draw the page anew.
 */
export const remembered = <T extends Element>(element: T): (() => T | undefined) => {
  const says = saysOf(element);
  const alike = (): T[] => [...document.querySelectorAll<T>(element.localName)].filter((one) => saysOf(one) === says);
  const place = alike().indexOf(element);
  return () => (element.isConnected ? element : alike()[place]);
};
