import type { ContentPage } from '@shop/contract/contents';
import { Type } from 'typebox';
import { closed, readJson, readText } from '../data/read.ts';
import { day, noonOf, words } from '../data/schemas.ts';
import { pageFromMarkdown } from './markdown.ts';
import { outsidePages } from './outside-pages.ts';

/**
 * Paths without the leading slash; `footerLink` is the key of the footer link that leads there, `updated` the day on which
 * the page's words were last changed.
 */
const listed = readJson(
  'pages.json',
  Type.Array(closed({ path: words, footerLink: Type.Union([words, Type.Null()]), updated: day })),
);

const readPage = (language: 'en' | 'fr', path: string) => {
  const file = `pages/${language}/${path}.md`;
  try {
    return pageFromMarkdown(readText(file));
  } catch (error) {
    throw new Error(`world/data/${file}: ${String(error)}`, { cause: error });
  }
};

const written: readonly ContentPage[] = listed.map(({ path, footerLink, updated }, index) => {
  const [en, fr] = [readPage('en', path), readPage('fr', path)];
  return {
    id: index + 1,
    urlPath: path,
    title: { en: en.title, fr: fr.title },
    footerLink,
    body: { en: en.body, fr: fr.body },
    updatedAt: noonOf(updated),
  };
});

export const contentPages: readonly ContentPage[] = [...written, ...outsidePages(written.length + 1)];
