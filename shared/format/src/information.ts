import type { Language } from './language.ts';

const none = { en: 'No Information', fr: 'Aucune information' } as const satisfies Record<Language, string>;

/** A text that may be absent: the text, else a placeholder (ERR-015). */
export const formatInformation = (text: string | null | undefined, language: Language): string =>
  text?.trim() || none[language];
