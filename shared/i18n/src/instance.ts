import { defaultLanguage, languages } from '@shop/contract';
import type { Language } from '@shop/contract';
import { fill, flatten, formsOf } from './text.ts';
import type { Texts, TextValues } from './text.ts';

/** By namespace (one for each package), then by language. A language may come later, with `addTexts`. */
export type TextResources = Readonly<Record<string, Partial<Record<Language, Texts>>>>;

/**
 * Gives a text, or the key itself when nobody wrote it. `name:key` asks another namespace; the value `count` chooses
 * the form of a plural.
 */
export type Translate = (key: string, values?: TextValues) => string;

/** The texts of one page in a browser, or of one request on a server. */
export interface I18n {
  readonly language: Language;
  /** The texts of a namespace: the same function until texts are added. */
  in(namespace: string): Translate;
  has(namespace: string): boolean;
  add(namespace: string, language: Language, texts: Texts): void;
  /** Tells when texts were added; answers how to stop. */
  subscribe(listener: () => void): () => void;
}

/** Adds a package's texts when its code arrives; views that show them are drawn again. */
export const addTexts = (i18n: I18n, namespace: string, texts: Partial<Record<Language, Texts>>): void => {
  for (const language of languages) {
    const bundle = texts[language];
    if (bundle) i18n.add(namespace, language, bundle);
  }
};

/**
 * One instance for each page in a browser and each request on a server: nothing is global, so two requests in two
 * languages never meet. It is ready at once. A text that French lacks is shown in English.
 */
export const createI18n = (language: Language, resources: TextResources = {}): I18n => {
  const bundles = new Map<string, Map<string, string>>();
  const translators = new Map<string, Translate>();
  const listeners = new Set<() => void>();
  const nameOf = (namespace: string, of: Language): string => `${of}:${namespace}`;

  const find = (namespace: string, key: string, count: unknown): string | undefined => {
    for (const one of [language, defaultLanguage]) {
      const bundle = bundles.get(nameOf(namespace, one));
      const form = bundle && formsOf(one, key, count).find((each) => bundle.has(each));
      if (form !== undefined) return bundle?.get(form);
    }
    return undefined;
  };

  const translator =
    (own: string): Translate =>
    (asked, values = {}) => {
      const [first = '', second] = asked.split(':');
      const key = second ?? first;
      const namespace = second === undefined ? own : first;
      return fill(find(namespace, key, values.count) ?? key, values);
    };

  const i18n: I18n = {
    language,
    in(namespace) {
      const known = translators.get(namespace) ?? translator(namespace);
      translators.set(namespace, known);
      return known;
    },
    has: (namespace) => bundles.has(nameOf(namespace, language)),
    add(namespace, of, texts) {
      const name = nameOf(namespace, of);
      bundles.set(name, new Map([...(bundles.get(name) ?? []), ...flatten(texts)]));
      translators.clear();
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  for (const [namespace, texts] of Object.entries(resources)) addTexts(i18n, namespace, texts);
  return i18n;
};
