import type { Language } from '@shop/contract';

/** Texts as in a locales file: keys, or groups of them, with texts. */
export type Texts = { readonly [key: string]: string | Texts };

/** What stands in a text's `{{names}}`. */
export type TextValues = Readonly<Record<string, unknown>>;

/** Groups become dotted keys: `{ cart: { add } }` → `cart.add`. */
export function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text]] : flatten(text, `${prefix}${key}.`),
  );
}

/** A value that is missing leaves nothing; what stands in a value is no text of ours, and is left as it is. */
export const fill = (text: string, values: TextValues): string =>
  text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** The keys under which a text may stand, best first: for a count the form of the language's plural (CLDR). */
export function formsOf(language: Language, key: string, count: unknown): string[] {
  if (typeof count !== 'number') return [key];
  rules[language] ??= new Intl.PluralRules(language);
  return [`${key}_${rules[language].select(count)}`, `${key}_other`, key];
}
