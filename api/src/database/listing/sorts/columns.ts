import { sql } from 'drizzle-orm';
import type { Sort, SortTable } from './sort.ts';

/** By columns that `listing` and `listing_place` have under the same names; each has an index for a category. */
const by = (...columns: string[]): Sort => ({
  orderBy: (row) =>
    sql.join(
      [...columns, 'product_id'].map((column) => sql`${row}.${sql.raw(column)}`),
      sql`, `,
    ),
});

export const columnSorts = {
  recommended: by('standing', 'popularity desc'),
  newest: by('created_rank'),
  price_asc: by('final_price'),
  price_desc: by('final_price desc'),
  rating: by('rating_average desc', 'rating_count desc'),
  best_selling: by('popularity desc'),
} satisfies SortTable;
