import { and, eq, inArray } from 'drizzle-orm';
import { generalGroup } from '../../domain/account/group.ts';
import { first, schema, type Queryable } from '../connection.ts';

const { customer } = schema;
export type CustomerRow = typeof customer.$inferSelect;

export const findCustomer = (db: Queryable, id: number): Promise<CustomerRow | null> =>
  first(db.select().from(customer).where(eq(customer.id, id)));

/** `email` as normalisedEmail() gives it. */
export const findCustomerByEmail = (db: Queryable, email: string): Promise<CustomerRow | null> =>
  first(db.select().from(customer).where(eq(customer.email, email)));

/** Locks a customer's row until the transaction's end, so that what they do at one moment runs one after the other. */
export const lockOwn = async (transaction: Queryable, customerId: number): Promise<void> => {
  await transaction.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update');
};

/** Those of these addresses that have an account, locked until the transaction ends. */
export const lockCustomers = (transaction: Queryable, emails: readonly string[]): Promise<CustomerRow[]> =>
  transaction
    .select()
    .from(customer)
    .where(inArray(customer.email, [...emails]))
    // By key (lock-order.ts).
    .orderBy(customer.id)
    .for('no key update');

/** A new customer's id, or null when the e-mail is taken, also by someone who registers at the same moment. */
export const createCustomer = async (
  db: Queryable,
  values: { email: string; passwordHash: string; language: string },
): Promise<number | null> => {
  const [row] = await db
    .insert(customer)
    .values({
      ...values,
      firstname: '',
      lastname: '',
      group: generalGroup,
      verified: false,
      subscriberSms: false,
    })
    .onConflictDoNothing({ target: customer.email })
    .returning({ id: customer.id });
  return row?.id ?? null;
};

/** Stores another hash of the same password, unless somebody has changed the password meanwhile. */
export const renewPasswordHash = async (db: Queryable, { id, passwordHash }: CustomerRow, renewed: string) => {
  await db
    .update(customer)
    .set({ passwordHash: renewed })
    .where(and(eq(customer.id, id), eq(customer.passwordHash, passwordHash)));
};

export const updateCustomer = async (
  db: Queryable,
  id: number,
  values: Partial<
    Pick<
      CustomerRow,
      | 'firstname'
      | 'lastname'
      | 'telephone'
      | 'gender'
      | 'birthday'
      | 'interests'
      | 'verified'
      | 'group'
      | 'passwordHash'
      | 'notificationsEnabled'
      | 'subscriberSms'
    >
  >,
): Promise<void> => {
  if (Object.values(values).every((value) => value === undefined)) return;
  await db.update(customer).set(values).where(eq(customer.id, id));
};
