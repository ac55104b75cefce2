import type { i18n as I18n, TFunction } from 'i18next';

/** As i18next's function is called, whatever its types ask for. */
type Translate = (key: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/** A text as it stands in the file: pieces, and between them the names of values. Null for one that needs i18next. */
type Template = readonly string[] | null;

/** As many texts as a build has, in all their plural forms. */
const cacheSize = 5_000;

const templateOf = (text: unknown): Template => {
  if (typeof text !== 'string' || text.includes('$t(')) return null;
  const parts = text.split(/\{\{(\w+)\}\}/);
  return parts.some((part, place) => place % 2 === 0 && part.includes('{{')) ? null : parts;
};

type Values = Readonly<Record<string, unknown>>;

const isValues = (values: unknown): values is Values => typeof values === 'object' && values !== null;

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** The text with these values; undefined when one is missing, or is none of the text's and may mean something else. */
const filled = (parts: readonly string[], values: Values): string | undefined => {
  const names = new Set(parts.filter((_, place) => place % 2 === 1));
  const isAll = [...names].every((name) => isPlain(values[name]));
  if (!isAll || Object.keys(values).some((name) => name !== 'count' && !names.has(name))) return undefined;
  return parts.map((part, place) => (place % 2 === 1 ? String(values[part]) : part)).join('');
};

/**
 * A function that looks each text up once, in each of its plural forms, and sets values into it by itself; what it is,
 * such as its language, stays readable on it. No value is kept but counts.
 */
const remembering = (translate: TFunction, known: Map<string, Template>): TFunction => {
  const look = translate as unknown as Translate; // its types know its parameters in four forms
  const lookUp: Translate = (key, values = {}, ...rest) => {
    if (typeof key !== 'string' || rest.length > 0 || !isValues(values)) return look(key, values, ...rest);
    const { count } = values;
    if (count !== undefined && typeof count !== 'number') return look(key, values);
    const name = count === undefined ? key : `${count} ${key}`;
    let template = known.get(name);
    if (template === undefined) {
      template = templateOf(look(key, { ...(count !== undefined && { count }), skipInterpolation: true }));
      if (known.size < cacheSize) known.set(name, template);
    }
    return (template && filled(template, values)) ?? look(key, values);
  };
  return Object.assign(lookUp, translate) as TFunction; // it only answers what the other has answered
};

/**
 * Has an instance that draws many pages look each text up once: a lookup goes through languages, namespaces and plurals
 * anew, which is a tenth of a page. Texts that come later make it forget.
 */
export const rememberTexts = (i18n: I18n): void => {
  const getFixedT = i18n.getFixedT.bind(i18n) as (...asked: unknown[]) => TFunction;
  const made = new Map<string, TFunction>();
  const texts: Map<string, Template>[] = [];
  i18n.store.on('added', () => {
    for (const known of texts) known.clear();
  });
  const getRemembering = (...asked: unknown[]): TFunction => {
    const name = JSON.stringify(asked);
    const ready = made.get(name);
    if (ready) return ready;
    const known = new Map<string, Template>();
    texts.push(known);
    const translate = remembering(getFixedT(...asked), known);
    made.set(name, translate);
    return translate;
  };
  i18n.getFixedT = getRemembering as I18n['getFixedT']; // the same function, asked in the same way
};
