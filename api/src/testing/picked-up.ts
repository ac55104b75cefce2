import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connection.ts';

/** Has a product picked up by its buyers, as no operator can. */
export const makePickedUp = (db: Queryable, productId: number) =>
  db.execute(sql`update product set details = details || '{"pickup": true}'::jsonb where id = ${productId}`);
