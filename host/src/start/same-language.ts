import { languageQuery } from '@shop/contract';
import { localStore } from '@shop/session';
import { watchRestoredPage } from '../dom/restored-page.ts';

/**
 * Keeps whoever goes back or forward in the language that they read last. The address of an older page may ask for
 * another one, and a page that the browser stored as it was left is written in it: such a page is loaded anew in the
 * language of now. It keeps its entry in the history, and so the place that was scrolled to. Answers how to stop.
 */
export const keepLanguage = (reload: () => void = () => location.reload()): (() => void) => {
  const shown = document.documentElement.lang;
  const isOutdated = (): boolean => {
    const last = localStore.read('page_language');
    const asked = new URLSearchParams(location.search).get(languageQuery);
    return Boolean(last) && last !== shown && last !== asked;
  };
  const loadAnew = (): void => {
    const address = new URL(location.href);
    address.searchParams.set(languageQuery, localStore.read('page_language') ?? shown);
    history.replaceState(history.state, '', address);
    reload();
  };
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // as the type says
  if (opened?.type !== 'back_forward' && opened?.type !== 'reload') localStore.write('page_language', shown);
  else if (isOutdated()) loadAnew();
  return watchRestoredPage(isOutdated, loadAnew);
};
