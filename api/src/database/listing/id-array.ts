import { sql, type SQL } from 'drizzle-orm';

/** Ids as one parameter: a great many as one each would be read slowly. */
export const idArray = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`;
