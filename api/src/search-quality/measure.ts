import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CallResult, Language } from '@shop/contract';
import { plainWords } from '../domain/text/plain-words.ts';
import type { MeasuredShop } from '../measured-shop.ts';
import { createJudge, ndcg, type Grade } from './judge.ts';
import type { Query } from './queries.ts';

export interface Judged {
  text: string;
  /** NDCG@10, from 0 to 1. */
  score: number;
  found: number;
  corrected: string | null;
}

export interface Quality {
  judged: readonly Judged[];
  /** Queries for goods that the shop does not sell: they are not judged. */
  unsold: number;
  /** Mean NDCG@10. */
  mean: number;
  /** Share of the judged queries that find nothing. */
  empty: number;
}

const search = async ({ app }: MeasuredShop, keyword: string, language: Language) => {
  const reply = await app.inject({
    method: 'POST',
    url: '/searchApi/mobile/search',
    headers: { client: 'pc', 'accept-language': language },
    payload: { keyword },
  });
  if (reply.statusCode !== 200) throw new Error(`The search for “${keyword}” answered ${reply.body}`);
  return reply.json<{ result: Pick<CallResult<'searchProducts'>, 'products' | 'pages' | 'corrected_keyword'> }>()
    .result;
};

/** Asks the shop each query and judges the first ten products. */
export const measureQuality = async (shop: MeasuredShop, queries: readonly Query[]): Promise<Quality> => {
  const judgeKind = createJudge(shop.world.products, shop.world.categories);
  const judge = (text: string, kind: string): ReadonlyMap<number | string, Grade> =>
    kind.startsWith('/')
      ? new Map([[kind.slice(1), 3]])
      : kind.startsWith('#')
        ? new Map([[Number(kind.slice(1)), 3]])
        : judgeKind(text, kind);
  const judged: Judged[] = [];
  let unsold = 0;
  for (const { text, kind, language } of queries) {
    const grades = judge(text, kind);
    if (grades.size === 0) {
      unsold += 1;
      continue;
    }
    const { products, pages, corrected_keyword: corrected } = await search(shop, text, language);
    const found = kind.startsWith('/')
      ? pages.map(({ url_path: path }) => path)
      : products.map(({ entity_id: id }) => id);
    judged.push({ text, score: ndcg(found, grades), found: found.length, corrected });
  }
  return {
    judged,
    unsold,
    mean: judged.reduce((sum, { score }) => sum + score, 0) / judged.length,
    empty: judged.filter(({ found }) => found === 0).length / judged.length,
  };
};

const root = path.resolve(import.meta.dirname, '../../..');

/** Words of the interface's own texts in a language: all spelt correctly, few of them about goods. */
export const correctWordsOf = async (language: Language): Promise<string[]> => {
  const files = globSync(`{host,remote-*}/locales/${language}.json`, { cwd: root }).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
  const values = texts.flatMap((text) => [...text.matchAll(/: "(.*)"/g)].map(([, value = '']) => value));
  const words = values.flatMap((value) => plainWords(value.replaceAll(/\{\{.*?\}\}|<[^>]*>/g, ' ')));
  return [...new Set(words)].filter((word) => /^[a-z]{4,}$/.test(word)).toSorted();
};

/** Those of the words that the search changes into others. */
export const changedWords = async (
  shop: MeasuredShop,
  language: Language,
  words: readonly string[],
): Promise<string[]> => {
  const changed: string[] = [];
  for (const word of words) {
    const { corrected_keyword: corrected } = await search(shop, word, language);
    if (corrected !== null) changed.push(`${word} → ${corrected}`);
  }
  return changed;
};
