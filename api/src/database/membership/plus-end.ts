import { and, lte, sql } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';

const { customer } = schema;

/** Members whose paid year is over are customers like all others from here on, and may join again. */
export const endMemberships = async (db: Queryable, now: Date): Promise<void> => {
  await db
    .update(customer)
    .set({ group: 'General' })
    .where(and(lte(customer.plusEndsAt, now), sql`lower(trim(${customer.group})) in ('plus', 'plus+')`));
};
