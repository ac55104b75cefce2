import type { HelpPage } from '@shop/contract/contents';
import { Type } from 'typebox';
import { closed, readJson } from '../data/read.ts';
import { text, words } from '../data/schemas.ts';
import { contentPages } from './pages.ts';

const phrases = Type.Array(words, { minItems: 1 });

/** Where the search sends people who ask for help; a content page has its title there already. */
export const helpPages: readonly HelpPage[] = readJson(
  'words/help.json',
  Type.Array(closed({ urlPath: words, title: Type.Optional(text), words: closed({ en: phrases, fr: phrases }) })),
).map((page) => {
  if ((page.title === undefined) !== contentPages.some(({ urlPath }) => urlPath === page.urlPath)) {
    throw new Error(`world/data/words/help.json: ${page.urlPath} needs a title unless it is a content page`);
  }
  return page;
});
