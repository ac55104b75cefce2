import { addTrackerScript } from './tracker-script.ts';

type TranslateElement = new (options: { pageLanguage: string; autoDisplay: boolean }, place: string) => unknown;

declare global {
  interface Window {
    google?: { translate?: { TranslateElement?: TranslateElement } };
    /** What Google's script calls once it is there. */
    showTranslation?: () => unknown;
  }
}

const PLACE = 'translation-widget';

/**
 * Google's page translation, for contents that the shop has in another language than its reader: its own list of
 * languages, below the page. It sends what is read to Google, so it is loaded with the consent alone.
 */
export const startTranslationWidget = (): null => {
  const place = document.createElement('div');
  place.id = PLACE;
  document.body.append(place);
  window.showTranslation = () => {
    const Element = window.google?.translate?.TranslateElement;
    return Element && new Element({ pageLanguage: document.documentElement.lang, autoDisplay: false }, PLACE);
  };
  return addTrackerScript('https://translate.google.com/translate_a/element.js?cb=showTranslation');
};
