import { type Language, brand } from '@shop/contract';
import { escapeHtml } from '../http/json-script.ts';

const texts: Record<Language, { loading: string; noScript: string; home: string }> = {
  en: {
    loading: 'One moment, the page is on its way.',
    noScript: 'This page needs JavaScript at the moment. Please try again in a minute, or switch JavaScript on.',
    home: 'Home',
  },
  fr: {
    loading: 'Un instant, la page arrive.',
    noScript: 'Cette page a besoin de JavaScript pour le moment. Réessayez dans une minute ou activez JavaScript.',
    home: 'Accueil',
  },
};

/**
 * Stands in the root until the browser has rendered a page that the server did not: calm, sized like a page,
 * and readable without scripts. Classes come from the host's style sheet; without it the text alone is shown.
 */
export const shellMarkup = (language: Language): string => {
  const { loading, noScript, home } = texts[language];
  return (
    `<div class="shell-skeleton" data-shell><a href="/" aria-label="${home}">${escapeHtml(brand.name)}</a>` +
    `<p role="status">${loading}</p><noscript><p>${noScript}</p></noscript></div>`
  );
};
