import { Type } from 'typebox';
import { ProductPage } from '../entities/catalogue.ts';
import { nullable, record, Text } from '../entities/fields.ts';
import { FoundPage, PopularSearch, SearchbarProduct } from '../entities/site.ts';
import { FacetList, Keyword, listInput } from './catalogue.ts';
import type { SchemaTable } from './definition.ts';

export const searchSchemas = {
  popularSearch: { result: PopularSearch },
  searchSuggest: {
    body: record({ keyword: Keyword }),
    // `products` and `pages` are what the text would find as it stands, the best first.
    result: record({
      data: Type.Array(record({ suggestKeyword: Text, rawKeyword: Text })),
      products: Type.Array(SearchbarProduct),
      pages: Type.Array(FoundPage),
    }),
  },
  searchTerms: { body: record({ keyword: Keyword }), result: record({ data: record({ url: nullable(Text) }) }) },
  searchProducts: {
    body: record({ keyword: Keyword, ...listInput }),
    // `corrected_keyword`: what was searched for instead of misspelt words. `partial`: not every product has all the words.
    // `pages`: content pages of that name.
    result: record({
      ...ProductPage.properties,
      keyword: Text,
      corrected_keyword: nullable(Text),
      partial: Type.Boolean(),
      pages: Type.Array(FoundPage),
    }),
  },
  searchFilters: {
    body: record({ keyword: Keyword, filters: listInput.filters, whole: listInput.whole }),
    result: FacetList,
  },
} as const satisfies SchemaTable;
