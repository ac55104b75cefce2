type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Inputs that are pressed, or of which a page cannot say what is in them. */
const noTexts: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'file',
  'hidden',
  'image',
  'radio',
  'reset',
  'submit',
]);

/** Whether it is a field that somebody types in. */
export const isText = (target: unknown): target is TextField =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !noTexts.has(target.type));

/** To a person, however it was drawn; the text in a field is not the field. */
const saysOf = (element: Element): string => {
  const said = ['type', 'name', 'aria-label'].map((name) => element.getAttribute(name));
  return (isText(element) ? said : [...said, element.getAttribute('value'), element.textContent]).join();
};

/**
 * Notes an element's place among those that say the same. Answers it, or what stands there now: the shell may have had to
 * draw the page anew.
 */
export const inPlaceOf = <T extends Element>(element: T): (() => T | undefined) => {
  const says = saysOf(element);
  const alike = (): T[] => [...document.querySelectorAll<T>(element.localName)].filter((one) => saysOf(one) === says);
  const place = alike().indexOf(element);
  return () => (element.isConnected ? element : alike()[place]);
};
