import type { PageHead } from '@shop/contract';
import type { LoaderContext } from '@shop/platform';
import en from '../../locales/en.json';
import fr from '../../locales/fr.json';

/** Head of a page that belongs to one person: its title, and nothing for search engines. */
export const privateHead =
  (page: keyof typeof en.title) =>
  ({ language }: LoaderContext): PageHead => ({
    title: (language === 'fr' ? fr : en).title[page],
    robots: 'noindex, nofollow',
  });
