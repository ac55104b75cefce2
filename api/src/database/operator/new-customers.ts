import { inArray } from 'drizzle-orm';
import { generalGroup } from '../../domain/account/identity.ts';
import { noPassword } from '../../domain/account/password.ts';
import type { NewCustomer } from '../../domain/account/customer-file.ts';
import { insertFirstAddresses } from '../account/addresses.ts';
import { schema, type Queryable } from '../connection.ts';

const { customer, newsletterSubscriber } = schema;

/** Which of these e-mail addresses have an account, and which the newsletter knows, be it that they left it. */
export const knownAmong = async (
  db: Queryable,
  emails: readonly string[],
): Promise<{ accounts: Set<string>; readers: Set<string> }> => {
  const accounts = await db
    .select({ email: customer.email })
    .from(customer)
    .where(inArray(customer.email, [...emails]));
  const readers = await db
    .select({ email: newsletterSubscriber.email })
    .from(newsletterSubscriber)
    .where(inArray(newsletterSubscriber.email, [...emails]));
  const all = (rows: readonly { email: string }[]) => new Set(rows.map(({ email }) => email));
  return { accounts: all(accounts), readers: all(readers) };
};

/**
 * Makes accounts without a password, confirmed: whoever chooses one by a letter has shown that the address is theirs.
 * Answers those that were made, with their ids; an address that has an account by now is left out.
 */
export const insertCustomers = async (
  transaction: Queryable,
  wanted: readonly NewCustomer[],
): Promise<(NewCustomer & { id: number })[]> => {
  if (wanted.length === 0) return [];
  const rows = await transaction
    .insert(customer)
    .values(
      wanted.map(({ email, firstname, lastname, language, telephone }) => ({
        email,
        firstname,
        lastname,
        language,
        telephone,
        passwordHash: noPassword,
        group: generalGroup,
        verified: true,
        subscriberSms: false,
      })),
    )
    .onConflictDoNothing({ target: customer.email })
    .returning({ id: customer.id, email: customer.email });
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  const made = wanted.flatMap((one) => {
    const id = ids.get(one.email);
    return id === undefined ? [] : [{ ...one, id }];
  });
  await insertFirstAddresses(
    transaction,
    made.flatMap(({ id, address }) => (address ? [{ customerId: id, address }] : [])),
  );
  return made;
};

/** Takes addresses into the newsletter with the consents that another shop proves; answers those that it did not know. */
export const insertReaders = async (
  transaction: Queryable,
  agreed: readonly { email: string; language: string; agreedAt: Date }[],
): Promise<Set<string>> => {
  if (agreed.length === 0) return new Set();
  const rows = await transaction
    .insert(newsletterSubscriber)
    .values(agreed.map(({ email, agreedAt }) => ({ email, createdAt: agreedAt })))
    .onConflictDoNothing()
    .returning({ email: newsletterSubscriber.email });
  const added = new Set(rows.map(({ email }) => email));
  const consents = agreed
    .filter(({ email }) => added.has(email))
    .map(({ email, language, agreedAt }) => ({
      email,
      language,
      channel: 'email' as const,
      given: true,
      source: 'moved' as const,
      createdAt: agreedAt,
    }));
  if (consents.length > 0) await transaction.insert(schema.newsletterConsent).values(consents);
  return added;
};
