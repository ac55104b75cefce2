import type { Queryable } from '../database/connection.ts';
import type { Letter } from '../domain/mail/letter.ts';

/** Takes e-mails. Nobody waits for an SMTP server: what is taken is sent afterwards (`outbox.ts`). */
export interface Mailer {
  send(letter: Letter): Promise<void>;
  /** The same with what causes the letter: it is sent if the transaction is committed, and only then. */
  sendWithin(transaction: Queryable, letter: Letter): Promise<void>;
}
