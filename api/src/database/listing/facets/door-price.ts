import { sql } from 'drizzle-orm';
import { tokenOf } from '../../../domain/catalogue/listing-tokens.ts';
import { priceBands } from '../../../domain/catalogue/price-band.ts';
import { deliveredTotal, nowhere } from '../delivered-total.ts';
import type { FacetTable } from './facet.ts';
import { countBands, inBands, priced } from './price-bands.ts';

const edges = sql.raw(
  `'{${priceBands
    .slice(1)
    .map(([low]) => low)
    .join(',')}}'::bigint[]`,
);

/** By what things come to at the door; a token of it is the place of its band. */
export const doorPriceFacets = {
  door_price: {
    ...priced,
    title: { en: 'Price at your door', fr: 'Prix à votre porte' },
    holds: (values, { supply = nowhere }, row) => inBands(values, deliveredTotal(supply, row)),
    optionsOf: (counts) =>
      countBands((_low, _high, place) => {
        const token = tokenOf('door_price', String(place));
        return counts.find((one) => one.token === token)?.count ?? 0;
      }),
    ofRequest: {
      // Where somebody has said where that is, or chosen of it.
      isCounted: ({ supply, filters }) => supply !== undefined || filters.door_price !== undefined,
      tokenOf: ({ supply = nowhere }, row) =>
        sql`'door_price:' || width_bucket(${deliveredTotal(supply, row)}, ${edges})`,
      keyOf: ({ supply = nowhere }) => `${supply.delivery} ${supply.pickup}`,
    },
  },
} satisfies FacetTable;
