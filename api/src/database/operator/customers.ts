import { and, desc, eq, ilike, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { CustomerRow } from '../account/customers.ts';
import { schema, type Queryable } from '../connection.ts';
import type { Part } from '../part.ts';

const { customer, order } = schema;

/** Which customers an operator looks for; what is null excludes none. */
export interface WantedCustomers {
  readonly search: string | null;
  readonly isBlocked: boolean;
}

const found = (search: string): SQL | undefined => {
  const text = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const name = sql`${customer.firstname} || ' ' || ${customer.lastname}`;
  const number = /^\d{1,9}$/.test(search) ? eq(customer.id, Number(search)) : undefined;
  return or(ilike(customer.email, text), ilike(name, text), number);
};

/** A part of the wanted customers, the newest first. */
export const findCustomers = (
  db: Queryable,
  { search, isBlocked }: WantedCustomers,
  { after, rows }: Part,
): Promise<CustomerRow[]> =>
  db
    .select()
    .from(customer)
    .where(
      and(
        search === null ? undefined : found(search),
        isBlocked ? isNotNull(customer.blockedAt) : undefined,
        after > 0 ? lt(customer.id, after) : undefined,
      ),
    )
    .orderBy(desc(customer.id))
    .limit(rows);

export const ordersOfCustomer = (db: Queryable, id: number): Promise<number> =>
  db.$count(order, eq(order.customerId, id));
