import { sql } from 'drizzle-orm';
import { deliveredTotal, firstByTotal, nowhere } from '../delivered-total.ts';
import type { SortTable } from './sort.ts';

/** By what things come to at the door, the least that one can buy of each. */
export const deliveredSorts = {
  delivered: {
    orderBy: (row, { supply = nowhere }) => sql`${deliveredTotal(supply, row)}, ${row}.product_id`,
    first: (places, most, { supply = nowhere }) => firstByTotal(supply, places, most),
    keyOf: ({ supply = nowhere }) => `${supply.delivery} ${supply.pickup}`,
  },
} satisfies SortTable;
