import { Type } from 'typebox';
import { ProductPage } from '../entities/catalogue.ts';
import { nullable, record, Text } from '../entities/fields.ts';
import { PopularSearch } from '../entities/site.ts';
import { FacetList, listInput } from './catalogue.ts';
import type { SchemaTable } from './definition.ts';

const Keyword = Type.String({ minLength: 1, maxLength: 200 });

export const searchSchemas = {
  popularSearch: { result: PopularSearch },
  searchSuggest: {
    body: record({ keyword: Keyword }),
    result: record({ data: Type.Array(record({ suggestKeyword: Text, rawKeyword: Text })) }),
  },
  searchTerms: { body: record({ keyword: Keyword }), result: record({ data: record({ url: nullable(Text) }) }) },
  searchProducts: {
    body: record({ keyword: Keyword, ...listInput }),
    // `corrected_keyword`: what was searched for instead, when nothing matched the words as typed.
    result: record({ ...ProductPage.properties, keyword: Text, corrected_keyword: nullable(Text) }),
  },
  searchFilters: { body: record({ keyword: Keyword, filters: listInput.filters }), result: FacetList },
} as const satisfies SchemaTable;
