import type { Language } from '@shop/contract';
import { languageOf } from '@shop/i18n';
import { useTranslation } from './use-translation.ts';

/** The page's language. */
export const useLanguage = (): Language => languageOf(useTranslation().i18n);
