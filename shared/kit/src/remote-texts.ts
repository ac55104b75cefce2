/**
 * A remote's `t`, as far as a part of the kit uses it. A remote whose locales lack one of these keys does not compile.
 */
export type RemoteTexts<Key extends string> = (key: Key, values?: Readonly<Record<string, unknown>>) => string;
