import type { i18n as I18n, TFunction } from 'i18next';

/** As i18next's function is called, whatever its types ask for. */
type Translate = (key: unknown, values?: unknown, ...rest: unknown[]) => unknown;

const isNothing = (values: unknown): boolean =>
  values === undefined || (typeof values === 'object' && values !== null && Object.keys(values).length === 0);

/** A function that looks each text without values up once; what it is, such as its language, stays readable on it. */
const remembering = (translate: TFunction, known: Map<string, unknown>): TFunction => {
  const look = translate as unknown as Translate; // its types know its parameters in four forms
  const remembered: Translate = (key, values, ...rest) => {
    if (typeof key !== 'string' || rest.length > 0 || !isNothing(values)) return look(key, values, ...rest);
    const text = known.get(key) ?? look(key, values);
    known.set(key, text);
    return text;
  };
  return Object.assign(remembered, translate) as TFunction; // it only answers what the other has answered
};

/**
 * Has an instance that draws many pages look each text up once: a lookup goes through languages, namespaces and plurals
 * anew, which is a tenth of a page. Texts that come later make it forget.
 */
export const rememberTexts = (i18n: I18n): void => {
  const getFixedT = i18n.getFixedT.bind(i18n) as (...asked: unknown[]) => TFunction;
  const made = new Map<string, TFunction>();
  const texts: Map<string, unknown>[] = [];
  i18n.store.on('added', () => {
    for (const known of texts) known.clear();
  });
  const remembered = (...asked: unknown[]): TFunction => {
    const name = JSON.stringify(asked);
    const ready = made.get(name);
    if (ready) return ready;
    const known = new Map<string, unknown>();
    texts.push(known);
    const translate = remembering(getFixedT(...asked), known);
    made.set(name, translate);
    return translate;
  };
  i18n.getFixedT = remembered as I18n['getFixedT']; // the same function, asked in the same way
};
