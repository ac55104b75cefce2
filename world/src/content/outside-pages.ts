import { outsidePlaces } from '@shop/contract';
import type { ContentPage } from '@shop/contract/contents';
import { closed, readJson } from '../data/read.ts';
import { day, noonOf, text } from '../data/schemas.ts';
import { pageFromMarkdown } from './markdown.ts';

const words = closed({ title: text, text });
const given = readJson('content/outside.json', closed({ social: words, app: words, country: words, updated: day }));

/** For each link that leads out of the shop a page that says what would be there; `firstId` and those after it are free. */
export const outsidePages = (firstId: number): ContentPage[] =>
  outsidePlaces.map(({ kind, name, path }, index) => {
    const pageIn = (language: 'en' | 'fr') => {
      const { title, text: body } = given[kind];
      return pageFromMarkdown(`# ${title[language]}\n\n${body[language]}`.replaceAll('{name}', name));
    };
    const [en, fr] = [pageIn('en'), pageIn('fr')];
    return {
      id: firstId + index,
      urlPath: path.slice(1),
      title: { en: en.title, fr: fr.title },
      footerLink: null,
      body: { en: en.body, fr: fr.body },
      updatedAt: noonOf(given.updated),
    };
  });
