import { and, eq, inArray, like, lt } from 'drizzle-orm';
import { generalGroup } from '../../domain/account/identity.ts';
import { first, schema, type Queryable } from '../connection.ts';
import { madeDomain } from '../../domain/account/email.ts';

const { customer, application, cart, customerAddress } = schema;

/**
 * Takes out of an account what was saved there of a person: addresses, also the cart's, telephone, name, and an
 * application that nobody has decided.
 */
export const forgetSaved = async (db: Queryable, customerId: number): Promise<void> => {
  await db
    .update(cart)
    .set({ email: null, shippingAddress: null, billingAddress: null })
    .where(eq(cart.customerId, customerId));
  await db.delete(application).where(and(eq(application.customerId, customerId), eq(application.status, 'pending')));
  await db.delete(customerAddress).where(eq(customerAddress.customerId, customerId));
  await updateCustomer(db, customerId, {
    firstname: '',
    lastname: '',
    telephone: null,
    gender: null,
    birthday: null,
    interests: [],
    subscriberSms: false,
  });
};

/** An account that was made by call before this time; null where there is none. */
export const madeAccountBefore = (db: Queryable, before: Date): Promise<CustomerRow | null> =>
  first(
    db
      .select()
      .from(customer)
      .where(and(like(customer.email, `%@${madeDomain}`), lt(customer.createdAt, before)))
      .limit(1),
  );

export type CustomerRow = typeof customer.$inferSelect;

export const findCustomer = (db: Queryable, id: number): Promise<CustomerRow | null> =>
  first(db.select().from(customer).where(eq(customer.id, id)));

/** `email` as normalisedEmail() gives it. */
export const findCustomerByEmail = (db: Queryable, email: string): Promise<CustomerRow | null> =>
  first(db.select().from(customer).where(eq(customer.email, email)));

/** Locks a customer's row until the transaction's end, so that what they do at one moment runs one after the other. */
export const lockOwn = (transaction: Queryable, customerId: number): Promise<CustomerRow | null> =>
  first(transaction.select().from(customer).where(eq(customer.id, customerId)).for('no key update'));

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
      | 'blockedAt'
    >
  >,
): Promise<void> => {
  if (Object.values(values).every((value) => value === undefined)) return;
  await db.update(customer).set(values).where(eq(customer.id, id));
};
