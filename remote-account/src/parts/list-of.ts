import type { Language } from '@shop/contract';

const last: Record<Language, string> = { en: ' and ', fr: ' et ' };

/** Names as one reads them out: “a, b and c”. */
export const listOf = (names: readonly string[], language: Language): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${last[language]}${names.at(-1)}`;
