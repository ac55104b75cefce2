import en from '../../locales/en.json';
import fr from '../../locales/fr.json';

/** This remote's texts, as `renderPage` takes them. */
export const texts = { membership: { en, fr } };
