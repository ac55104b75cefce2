import { sql } from 'drizzle-orm';
import { countInBand } from '../../../domain/catalogue/listing-tokens.ts';
import type { FacetTable } from './facet.ts';
import { countBands, inBands, priced } from './price-bands.ts';

export const priceFacets = {
  price: {
    ...priced,
    title: { en: 'Price', fr: 'Prix' },
    holds: (values, _request, row) => inBands(values, sql`${row}.final_price`),
    optionsOf: (counts) => countBands((low, high) => countInBand(counts, low, high)),
  },
} satisfies FacetTable;
