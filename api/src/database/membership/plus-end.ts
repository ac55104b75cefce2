import { and, eq, lte } from 'drizzle-orm';
import { generalGroup, plusGroup } from '../../domain/account/group.ts';
import { schema, type Queryable } from '../connection.ts';

const { customer } = schema;

/** Members whose paid year is over are customers like all others from here on, and may join again. */
export const endMemberships = async (db: Queryable, now: Date): Promise<void> => {
  await db
    .update(customer)
    .set({ group: generalGroup })
    .where(and(lte(customer.plusEndsAt, now), eq(customer.group, plusGroup)));
};
