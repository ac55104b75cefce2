import type { Language, SearchbarProduct } from '@shop/contract';
import { bestCards, topCards, type CardRow } from '../../database/catalogue/cards.ts';
import { foundPages } from '../../database/content/found-pages.ts';
import { searchFor, suggestions, type Search } from '../../database/catalogue/search.ts';
import type { Queryable } from '../../database/connection.ts';
import { siteDocument } from '../../database/content/site-document.ts';
import { plainWords } from '../../domain/text/plain-words.ts';
import type { Services } from '../../services.ts';
import { callsFor } from '../call.ts';
import { cardOf } from '../catalogue/card.ts';
import { pictureAt } from '../../domain/catalogue/picture.ts';
import { hotKeywords } from './hot-keywords.ts';
import { emptyPage, productPage } from '../catalogue/product-page.ts';

/** The page that a keyword leads to in place of a search; null for an ordinary one. */
const targetOf = async ({ db }: Services, typed: string): Promise<string | null> => {
  const wanted = plainWords(typed).join(' ');
  const keywords = await siteDocument(db, 'hotKeywords');
  const match = keywords.find(({ keyword }) =>
    [keyword.en, keyword.fr].some((text) => plainWords(text).join(' ') === wanted),
  );
  return match && !match.url.startsWith('/search') ? match.url : null;
};

const MOST_PRODUCTS = 4;

/** What the first of the phrases finds: a word that is still being typed is one of none yet. */
const firstOf = async (db: Queryable, language: Language, [first]: readonly string[]): Promise<Search | null> =>
  first === undefined ? null : searchFor(db, language, first);

const searchbarProduct = (row: CardRow, language: Language, services: Services): SearchbarProduct => {
  const { name, url_path, thumbnail, price } = cardOf(row, language, services);
  return {
    name,
    url_path,
    thumbnail: thumbnail === null ? null : pictureAt(thumbnail, 320),
    price: price.price,
    special_price: price.final_price < price.price ? price.final_price : null,
  };
};

export const searchCalls = callsFor('public', {
  searchProducts: async ({ services, language, body }) => {
    const keyword = body.keyword.trim();
    const search = await searchFor(services.db, language, keyword);
    const pages = await foundPages(services.db, language, keyword, search === null);
    if (!search) return { ...emptyPage(body), keyword, corrected_keyword: null, partial: false, pages };
    const corrected = plainWords(search.keyword).join(' ') === plainWords(keyword).join(' ') ? null : search.keyword;
    const list = await productPage(services, language, search.matches, body, search.groups);
    return { ...list, keyword, corrected_keyword: corrected, partial: search.partial, pages };
  },

  searchFilters: async ({ services, language, body }) => {
    const search = await searchFor(services.db, language, body.keyword);
    if (!search) return { facets: [] };
    const { facets } = await productPage(services, language, search.matches, { ...body, page_size: 1 });
    return { facets };
  },

  searchSuggest: async ({ services, language, body }) => {
    const { db } = services;
    const phrases = await suggestions(db, language, body.keyword, 8);
    const search = (await searchFor(db, language, body.keyword)) ?? (await firstOf(db, language, phrases));
    const best = search ? await bestCards(db, search.matches, MOST_PRODUCTS) : [];
    return {
      data: phrases.map((phrase) => ({ suggestKeyword: phrase, rawKeyword: body.keyword })),
      products: best.map((row) => searchbarProduct(row, language, services)),
      pages: await foundPages(db, language, body.keyword, false),
    };
  },

  searchTerms: async ({ services, body }) => ({
    data: { url: await targetOf(services, body.keyword) },
  }),

  specialKeyword: async ({ services, query }) => {
    const url = await targetOf(services, query.keyword);
    return { is_special: url === null ? 0 : 1, url };
  },

  popularSearch: async ({ services, language }) => {
    const cards = await topCards(services.db, 'popularity', 6);
    return {
      hot_keyword: await hotKeywords(services, language),
      searchbar_popular_products: cards.map((row) => searchbarProduct(row, language, services)),
    };
  },
});
