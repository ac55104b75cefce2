import type { Language } from '@shop/contract';

/**
 * Details of a test in both languages: its English half runs at night only, because most tests that run once are in
 * English.
 */
export const englishAtNight = (language: Language): { tag: string[] } => ({
  tag: language === 'en' ? ['@nightly'] : [],
});
