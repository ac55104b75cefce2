import { sql } from 'drizzle-orm';
import { countRated } from '../../../domain/catalogue/listing-tokens.ts';
import type { FacetTable } from './facet.ts';

export const ratingFacets = {
  rating: {
    title: { en: 'Customer rating', fr: 'Note des clients' },
    order: 'counted',
    labelOf: (value, language) => (language === 'fr' ? `${value} étoiles et plus` : `${value} stars and up`),
    holds: (values) => {
      const stars = values.map(Number).filter((value) => Number.isInteger(value) && value >= 1 && value <= 5);
      return stars.length === 0 ? sql`false` : sql`l.rating_average >= ${Math.min(...stars)}`;
    },
    optionsOf: (counts) => [4, 3].map((stars) => ({ value: String(stars), count: countRated(counts, stars) })),
  },
} satisfies FacetTable;
