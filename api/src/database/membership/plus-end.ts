import { sql } from 'drizzle-orm';
import { generalGroup, plusGroup } from '../../domain/account/group.ts';
import { schema, type Queryable } from '../connection.ts';

const { customer } = schema;

/** Ends the membership of members whose paid year is over; they may join again. */
export const endMemberships = async (db: Queryable, now: Date): Promise<void> => {
  await db
    .update(customer)
    .set({ group: generalGroup })
    .where(
      // Locked by key, because another server may be doing the same (lock-order.ts).
      sql`${customer.id} in (
        select id from customer
        where plus_ends_at <= ${now.toISOString()}::timestamptz and customer_group = ${plusGroup}
        order by id for no key update)`,
    );
};
