import type { ContentPage } from '@shop/contract/contents';
import { Type } from 'typebox';
import { closed, readJson } from '../data/read.ts';
import { day, noonOf, words } from '../data/schemas.ts';
import { readMarkdown } from './read-markdown.ts';
import { outsidePages } from './outside-pages.ts';

/**
 * Paths without the leading slash; an `id` is that of no other page, of features neither; `footerLink` is the key of the footer link that leads there, `updated` the day on which
 * the page's words were last changed.
 */
const listed = readJson(
  'pages.json',
  Type.Array(closed({ id: Type.Integer(), path: words, footerLink: Type.Union([words, Type.Null()]), updated: day })),
);

const written: readonly ContentPage[] = listed.map(({ id, path, footerLink, updated }) => ({
  id,
  urlPath: path,
  ...readMarkdown('pages', path),
  footerLink,
  updatedAt: noonOf(updated),
}));

export const contentPages: readonly ContentPage[] = [
  ...written,
  ...outsidePages(Math.max(...written.map(({ id }) => id)) + 1),
];
