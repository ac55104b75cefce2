import type { CallTable } from './definition.ts';

/** Search box and search results (document 2 §7, Search and header). */
export const searchCalls = {
  popularSearch: { method: 'GET', path: '/api/popular_search' },
  searchSuggest: { method: 'POST', path: '/searchApi/mobile/search-suggest', body: 'json' },
  searchTerms: { method: 'POST', path: '/api/search/terms', body: 'form' },
  searchProducts: { method: 'POST', path: '/searchApi/mobile/search', body: 'json' },
  searchFilters: { method: 'POST', path: '/searchApi/mobile/search-filters', body: 'json' },
} as const satisfies CallTable;
