import { and, eq, sql, type SQL } from 'drizzle-orm';
import { standing } from '@shop/contract/contents';
import { schema } from '../connection.ts';

const { product } = schema;

/** What stands in lists, searches and recommendations: on sale, and not a thing that opens by its address alone. */
export const isListed = and(eq(product.status, 1), eq(product.unlisted, false));
/** The same of `p`, where a query names the product so. */
export const pIsListed = sql`p.status = 1 and not p.unlisted`;

/** The rule of `isBadlyRated` in SQL, for a table that has these columns under this name, or under none. */
export const isBadlyRated = (from = sql``): SQL =>
  sql`(${from}rating_count * ${from}rating_average + ${standing.reviews * standing.stars}::real)
    / (${from}rating_count + ${standing.reviews}::real) < ${standing.least}::real`;
