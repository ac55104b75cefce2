import type { ContentPage } from '@shop/contract/contents';
import { Type } from 'typebox';
import { closed, readJson } from '../data/read.ts';
import { day, noonOf, words } from '../data/schemas.ts';
import { articlePages } from './blog.ts';
import { readMarkdown } from './read-markdown.ts';
import { outsidePages } from './outside-pages.ts';

/**
 * Paths without the leading slash; `footerLink` is the key of the footer link that leads there, `updated` the day on which
 * the page's words were last changed.
 */
const listed = readJson(
  'pages.json',
  Type.Array(closed({ path: words, footerLink: Type.Union([words, Type.Null()]), updated: day })),
);

const written: readonly ContentPage[] = listed.map(({ path, footerLink, updated }, index) => ({
  id: index + 1,
  urlPath: path,
  ...readMarkdown('pages', path),
  footerLink,
  updatedAt: noonOf(updated),
}));
const outside = outsidePages(written.length + 1);

export const contentPages: readonly ContentPage[] = [
  ...written,
  ...outside,
  ...articlePages(written.length + outside.length + 1),
];
