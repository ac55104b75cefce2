import type { Language } from '@shop/contract';
import type { Texts } from '@shop/i18n';
import en from '../locales/en.json';
import fr from '../locales/fr.json';

/** Both languages are in the server's bundle only; a browser gets the one it needs in the page's state. */
export const hostTexts = (language: Language): Texts => (language === 'fr' ? fr : en);
