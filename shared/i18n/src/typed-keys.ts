/**
 * A package adds its own texts here, so that its keys are checked. Remotes know the interface as the platform's:
 * `declare module '@shop/platform' { interface TextNamespaces { catalog: typeof en } }`
 */
export interface TextNamespaces {}

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${PluralSuffix}` ? Base : Key;

/** The dotted keys of a locales file; the forms of a plural are one key. */
export type KeysOf<T> = {
  [Key in keyof T & string]: T[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeysOf<T[Key]>}`;
}[keyof T & string];

/** The keys of a namespace; any text for one that did not say its texts. */
export type TextKey<Namespace extends string> = Namespace extends keyof TextNamespaces
  ? KeysOf<TextNamespaces[Namespace]>
  : string;

/** Gives a text; `count` chooses a plural's form. */
export type TextFunction<Namespace extends string> = (
  key: TextKey<Namespace>,
  values?: Readonly<Record<string, unknown>>,
) => string;
