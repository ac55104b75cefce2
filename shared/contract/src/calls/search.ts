import type { CallTable } from './definition.ts';

/** Search box and search results (API-059, API-070 to API-074). */
export const searchCalls = {
  popularSearch: { method: 'GET', path: '/api/popular_search' },
  searchSuggest: { method: 'POST', path: '/searchApi/mobile/search-suggest', body: 'json', reads: true },
  searchTerms: { method: 'POST', path: '/api/search/terms', body: 'form', reads: true },
  searchProducts: { method: 'POST', path: '/searchApi/mobile/search', body: 'json', reads: true },
  searchFilters: { method: 'POST', path: '/searchApi/mobile/search-filters', body: 'json', reads: true },
} as const satisfies CallTable;
