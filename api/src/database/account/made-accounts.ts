import { and, like, lt } from 'drizzle-orm';
import { madeDomain } from '../../domain/account/made-accounts.ts';
import { first, schema, type Queryable } from '../connection.ts';
import type { CustomerRow } from './customers.ts';

const { customer } = schema;

/** An account that was made by call before this time; null where there is none. */
export const madeAccountBefore = (db: Queryable, before: Date): Promise<CustomerRow | null> =>
  first(
    db
      .select()
      .from(customer)
      .where(and(like(customer.email, `%@${madeDomain}`), lt(customer.createdAt, before)))
      .limit(1),
  );
