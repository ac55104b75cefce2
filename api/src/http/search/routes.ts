import { topCards } from '../../database/catalogue/cards.ts';
import { resolveSearch, suggestions } from '../../database/catalogue/search.ts';
import { siteDocument } from '../../database/content/site-document.ts';
import { plainWords } from '../../domain/text/plain-words.ts';
import type { Services } from '../../services.ts';
import { callsFor } from '../call.ts';
import { cardOf } from '../catalogue/card.ts';
import { pictureAt } from '../../domain/catalogue/picture.ts';
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

export const searchCalls = callsFor('public', {
  searchProducts: async ({ services, language, body }) => {
    const keyword = body.keyword.trim();
    const search = await resolveSearch(services.db, language, keyword);
    if (!search) return { ...emptyPage(body), keyword, corrected_keyword: null };
    const corrected = plainWords(search.keyword).join(' ') === plainWords(keyword).join(' ') ? null : search.keyword;
    return { ...(await productPage(services, language, search, body)), keyword, corrected_keyword: corrected };
  },

  searchFilters: async ({ services, language, body }) => {
    const search = await resolveSearch(services.db, language, body.keyword);
    if (!search) return { facets: [] };
    const { facets } = await productPage(services, language, search, { filters: body.filters, page_size: 1 });
    return { facets };
  },

  searchSuggest: async ({ services, language, body }) => {
    const phrases = await suggestions(services.db, language, body.keyword, 8);
    return { data: phrases.map((phrase) => ({ suggestKeyword: phrase, rawKeyword: body.keyword })) };
  },

  searchTerms: async ({ services, body }) => ({
    data: { url: await targetOf(services, body.keyword) },
  }),

  specialKeyword: async ({ services, query }) => {
    const url = await targetOf(services, query.keyword);
    return { is_special: url === null ? 0 : 1, url };
  },

  popularSearch: async ({ services, language }) => {
    const keywords = await siteDocument(services.db, 'hotKeywords');
    const cards = (await topCards(services.db, 'popularity', 6)).map((row) => cardOf(row, language, services));
    return {
      hot_keyword: keywords.map(({ id, keyword, url }) => ({ id, keyword: keyword[language], url })),
      searchbar_popular_products: cards.map(({ name, url_path, thumbnail, price }) => ({
        name,
        url_path,
        thumbnail: thumbnail === null ? null : pictureAt(thumbnail, 320),
        price: price.price,
        special_price: price.final_price < price.price ? price.final_price : null,
      })),
    };
  },
});
