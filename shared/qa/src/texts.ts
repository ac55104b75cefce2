import { readFileSync } from 'node:fs';
import { languages, type Language } from '@shop/contract';
import { createI18n, type Texts } from '@shop/i18n';
import type { TextName } from './text-names.ts';

/** Package → its folder. Packed, `../../../` is a folder of this package that has copies of theirs (`tools/scripts/packs/staged.ts`). */
const folders = {
  host: 'host',
  account: 'remote-account',
  'cart-checkout': 'remote-cart-checkout',
  catalog: 'remote-catalog',
  membership: 'remote-membership',
} as const;
type Values = Readonly<Record<string, string | number>>;

/** The shop's texts in one language. A name that the locales do not have is an error. */
export interface ShopTexts {
  (name: TextName, values?: Values): string;
  /** The whole text, whatever stands for the values that are not given: each of these is a group. */
  like(name: TextName, values?: Values): RegExp;
}

const localesOf = (folder: string, language: Language): Texts =>
  JSON.parse(readFileSync(new URL(`../../../${folder}/locales/${language}.json`, import.meta.url), 'utf8'));

const place = /\{\{\s*(\w+)[^}]*\}\}/;
/** As a pattern that a line's end or a non-breaking space in it does not change. */
const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replaceAll(/\s+/g, '\\s+');

const textsOf = (language: Language): ShopTexts => {
  const resources = Object.entries(folders).map(([name, folder]) => [
    name,
    { [language]: localesOf(folder, language) },
  ]);
  const i18n = createI18n(language, Object.fromEntries(resources));
  const known = (name: string, values: Values): string => {
    if (!i18n.exists(name, values)) throw new Error(`The locales have no text ${name} in ${language}`);
    return name;
  };
  /** The text with its places, or all forms of a plural whose count is open. */
  const forms = (name: string, values: Values): string[] => {
    const isPlural = !('count' in values) && i18n.exists(`${name}_other`);
    const names = isPlural ? [`${name}_one`, `${name}_other`] : [name];
    return names.map((one) => i18n.t(known(one, values), { ...values, skipInterpolation: true }));
  };
  const patternOf = (values: Values) => (text: string) =>
    text
      .split(place)
      .map((part, at) => (at % 2 === 0 ? escaped(part) : part in values ? escaped(String(values[part])) : '(.+)'))
      .join('');
  return Object.assign((name: TextName, values: Values = {}) => i18n.t(known(name, values), values), {
    like: (name: TextName, values: Values = {}) =>
      new RegExp(`^(?:${forms(name, values).map(patternOf(values)).join('|')})$`),
  });
};

const texts = Object.fromEntries(languages.map((language) => [language, textsOf(language)]));

/** The texts of host and remotes, as their locales have them now. */
export const textsIn = (language: Language): ShopTexts => texts[language] as ShopTexts; // made for every language
