import type { Language } from '@shop/contract';
import { useTranslation } from '@shop/platform';

/** The page's language. */
export function useLanguage(): Language {
  return useTranslation().i18n.language === 'fr' ? 'fr' : 'en';
}
