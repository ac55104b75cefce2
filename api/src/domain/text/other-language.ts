import type { Language } from '@shop/contract';

/** The shop's other language. */
export const otherThan = (language: Language): Language => (language === 'en' ? 'fr' : 'en');
