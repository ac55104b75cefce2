import { desc, eq } from 'drizzle-orm';
import { first, schema, type Queryable } from '../database/connection.ts';
import { hasReader } from '../domain/mail/letter.ts';
import type { Mailer } from './mailer.ts';

const { mail } = schema;

/** Keeps letters in the database, for the mailbox page, where no SMTP server is configured. */
export const mailboxMailer: Mailer = {
  sendWithin: async (transaction, letter) => {
    if (!hasReader(letter)) return;
    const { to, subject, html, text } = letter;
    await transaction.insert(mail).values({ recipient: to, subject, html, plainText: text });
  },
  // In the mailbox a letter is there with what causes it: none waits.
  withdraw: () => Promise.resolve(),
};

export const latestMails = (db: Queryable, count: number) => db.select().from(mail).orderBy(desc(mail.id)).limit(count);

export const findMail = (db: Queryable, id: number) => first(db.select().from(mail).where(eq(mail.id, id)));
