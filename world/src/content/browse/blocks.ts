import type { Block } from '@shop/contract/contents';
import { Type, type Static } from 'typebox';
import { closed, readJson } from '../../data/read.ts';
import { text, words } from '../../data/schemas.ts';

/** What a customer says, and who that is. */
const voice = closed({ words: text, who: words });
/** A paragraph, which may hold links, or what customers say. */
const row = closed({
  code: words,
  title: text,
  text: Type.Optional(text),
  voices: Type.Optional(Type.Array(voice, { minItems: 1 })),
});
const rows = readJson('browse/blocks.json', Type.Array(row));

const contentOf = ({ text: paragraph, voices = [] }: Static<typeof row>, language: 'en' | 'fr'): string => {
  const quotes = voices.map(
    ({ words: said, who }) => `<blockquote><p>${said[language]}</p><p><strong>${who}</strong></p></blockquote>`,
  );
  return [...(paragraph ? [`<p>${paragraph[language]}</p>`] : []), ...quotes].join('');
};

/** Texts of the application's pages, by code (API-092). */
export const blocks: readonly Block[] = rows.map((block) => ({
  code: block.code,
  title: block.title,
  content: { en: contentOf(block, 'en'), fr: contentOf(block, 'fr') },
}));
