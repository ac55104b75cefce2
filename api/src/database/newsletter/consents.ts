import { schema, type Queryable } from '../connection.ts';

type Consent = Omit<typeof schema.newsletterConsent.$inferInsert, 'id'>;
/**
 * Where the consent was given or withdrawn: a public form, registering, the account's switch, the phone step, a
 * letter's link.
 */
export type ConsentSource = Consent['source'];

/**
 * Writes down that somebody agreed to be written to, or does not any more. Nothing is ever changed or taken out: who
 * sends has to show when and how each address agreed (Canada's Anti-Spam Legislation, section 13).
 */
export const recordConsent = async (db: Queryable, consent: Consent): Promise<void> => {
  await db.insert(schema.newsletterConsent).values(consent);
};
