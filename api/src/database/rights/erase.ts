import { and, asc, eq, isNull, lte, notInArray } from 'drizzle-orm';
import { first, schema, type Queryable } from '../connection.ts';
import { allPersonalData } from '../personal-data/all.ts';
import type { Person } from '../personal-data/personal-data.ts';
import { ownOrders } from '../personal-data/orders.ts';
import type { CustomerRow } from '../account/customers.ts';

const { accountDeletion, customer, order } = schema;

/** A customer's row, locked until the transaction ends, and their orders after it (lock-order.ts); null when it is gone. */
export const lockCustomer = (transaction: Queryable, customerId: number): Promise<CustomerRow | null> =>
  first(transaction.select().from(customer).where(eq(customer.id, customerId)).for('update'));

export const lockOrdersOf = async (transaction: Queryable, person: Person): Promise<void> => {
  await transaction.select({ id: order.id }).from(order).where(ownOrders(person)).orderBy(asc(order.id)).for('update');
};

/**
 * Takes a person out of every table, as each says (`personal-data/all.ts`). The caller has locked their cart, their row and
 * their orders.
 */
export const erasePerson = async (transaction: Queryable, person: Person, now: Date): Promise<void> => {
  for (const { table, of, atDeletion, erase } of allPersonalData) {
    const own = of(person);
    if (own === undefined) continue;
    if (erase) await erase(transaction, own, person, now);
    else if (atDeletion === 'deleted') await transaction.delete(table).where(own);
  }
};

/**
 * Takes a person and all that they have left out of every table, also what another account's deletion leaves without a
 * name or for its time: of accounts that were made to try the shop, whose orders stand in no books. The caller
 * has locked their cart, their row and their orders.
 */
export const erasePersonWhole = async (transaction: Queryable, person: Person, now: Date): Promise<void> => {
  for (const { table, of, atDeletion, erase } of allPersonalData) {
    const own = of(person);
    if (own === undefined) continue;
    if (erase && atDeletion === 'deleted') await erase(transaction, own, person, now);
    else await transaction.delete(table).where(own);
  }
};

/** Notes that an account was deleted, so that it is looked at again. */
export const noteDeletion = async (transaction: Queryable, customerId: number, now: Date): Promise<void> => {
  await transaction.insert(accountDeletion).values({ customerId, deletedAt: now });
};

/** A deleted account that was not looked at again since `before`, locked, but none of `others`; null where there is none. */
export const lockUnswept = async (
  transaction: Queryable,
  before: Date,
  others: readonly number[],
): Promise<number | null> => {
  const [row] = await transaction
    .select({ customerId: accountDeletion.customerId })
    .from(accountDeletion)
    .where(
      and(
        isNull(accountDeletion.sweptAt),
        lte(accountDeletion.deletedAt, before),
        notInArray(accountDeletion.customerId, [...others]),
      ),
    )
    .limit(1)
    .for('update', { skipLocked: true });
  return row?.customerId ?? null;
};

export const noteSwept = async (transaction: Queryable, customerId: number, now: Date): Promise<void> => {
  await transaction.update(accountDeletion).set({ sweptAt: now }).where(eq(accountDeletion.customerId, customerId));
};
