import { paths, type FoundPage, type Language, type SearchbarProduct } from '@shop/contract';
import { bestCards, topCards, type CardRow } from '../../database/catalogue/cards.ts';
import { numberedProducts } from '../../database/catalogue/numbered-products.ts';
import { foundPages, MOST_PAGES } from '../../database/content/found-pages.ts';
import { helpAskedFor, helpTyped } from '../../database/content/help-pages.ts';
import { searchFor, suggestions, type Search } from '../../database/catalogue/search.ts';
import type { Queryable } from '../../database/connection.ts';
import { siteDocument } from '../../database/content/site-document.ts';
import { orderIn } from '../../domain/search/numbers.ts';
import { plainWords } from '../../domain/text/plain-words.ts';
import type { Services } from '../../services.ts';
import { callsFor } from '../call.ts';
import { cardOf } from '../catalogue/card.ts';
import { pictureAt } from '../../domain/catalogue/picture.ts';
import { hotKeywords } from './hot-keywords.ts';
import { emptyPage, productPage } from '../catalogue/product-page.ts';

/** The page that a keyword leads to in place of a search; null for an ordinary one. Only the page of an order says whether there is one. */
const targetOf = async ({ db }: Services, typed: string): Promise<string | null> => {
  const order = orderIn(typed);
  if (order !== null) return paths.shipments(order);
  const [product, ...others] = await numberedProducts(db, typed);
  if (product && others.length === 0) return paths.product(product.urlPath, product.piid);
  const wanted = plainWords(typed).join(' ');
  const keywords = await siteDocument(db, 'hotKeywords');
  const match = keywords.find(({ keyword }) =>
    [keyword.en, keyword.fr].some((text) => plainWords(text).join(' ') === wanted),
  );
  return match && !match.url.startsWith('/search') ? match.url : null;
};

const trackOrder = { en: 'Track order', fr: 'Suivre la commande' };

/** The page of an order that a query names, or the help that it asks for: no goods are meant then. */
const answeringPages = async (db: Queryable, language: Language, query: string): Promise<FoundPage[]> => {
  const order = orderIn(query);
  if (order === null) return helpAskedFor(db, language, query);
  return [{ title: `${trackOrder[language]} ${order}`, url_path: paths.shipments(order).slice(1) }];
};

/** Answers a query with pages alone, or products. */
const answersTo = async (db: Queryable, language: Language, query: string) => {
  const pages = await answeringPages(db, language, query);
  return { pages, search: pages.length > 0 ? null : await searchFor(db, language, query) };
};

/** Those that answer first, each once. */
const firstPages = (pages: readonly FoundPage[]): FoundPage[] =>
  [...new Map(pages.map((page) => [page.url_path, page])).values()].slice(0, MOST_PAGES);

const MOST_PRODUCTS = 4;

/** Searches for the first of the phrases: a word that is still being typed is one of none yet. */
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
    const { pages: answering, search } = await answersTo(services.db, language, keyword);
    const pages = firstPages([
      ...answering,
      ...(await foundPages(services.db, language, keyword, search === null && answering.length === 0)),
    ]);
    if (!search) return { ...emptyPage(body), keyword, corrected_keyword: null, partial: false, pages };
    const corrected = plainWords(search.keyword).join(' ') === plainWords(keyword).join(' ') ? null : search.keyword;
    const list = await productPage(services, language, search.matches, body, search.groups);
    return { ...list, keyword, corrected_keyword: corrected, partial: search.partial, pages };
  },

  searchFilters: async ({ services, language, body }) => {
    const { search } = await answersTo(services.db, language, body.keyword);
    if (!search) return { facets: [] };
    const { facets } = await productPage(services, language, search.matches, { ...body, page_size: 1 });
    return { facets };
  },

  searchSuggest: async ({ services, language, body }) => {
    const { db } = services;
    const { pages, search: found } = await answersTo(db, language, body.keyword);
    const phrases = pages.length > 0 ? [] : await suggestions(db, language, body.keyword, 8);
    const search = found ?? (await firstOf(db, language, phrases));
    const best = search ? await bestCards(db, search.matches, MOST_PRODUCTS) : [];
    return {
      data: phrases.map((phrase) => ({ suggestKeyword: phrase, rawKeyword: body.keyword })),
      products: best.map((row) => searchbarProduct(row, language, services)),
      pages: firstPages([
        ...pages,
        ...(await helpTyped(db, language, body.keyword)),
        ...(await foundPages(db, language, body.keyword, false)),
      ]),
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
