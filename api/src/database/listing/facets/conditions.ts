import { sql, type SQL } from 'drizzle-orm';

/** One of these conditions. */
export const either = (parts: readonly SQL[]): SQL =>
  parts.length === 0 ? sql`false` : sql`(${sql.join([...parts], sql` or `)})`;
