import { sql, type Column, type SQL } from 'drizzle-orm';
import { schema } from '../connection.ts';

/**
 * When a product's drop price ends; null for one without. Drop prices run from when the store was filled, so every
 * server, and one that starts anew, says the same.
 * @param details the column of the product's details
 */
export const dropEndsAt = (details: Column): SQL<Date | null> =>
  sql<Date | null>`(select filled_at from store) + make_interval(secs => (${details} ->> 'dropPriceSeconds')::int)`.mapWith(
    schema.store.filledAt,
  );
