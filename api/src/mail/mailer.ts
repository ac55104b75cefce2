import type { Queryable } from '../database/connection.ts';
import type { Letter } from '../domain/mail/letter.ts';

/** Takes e-mails. Nobody waits for an SMTP server: what is taken is sent afterwards (`outbox.ts`). */
export interface Mailer {
  /** Takes a letter with what causes it: it is sent if the transaction is committed, and only then. */
  sendWithin(transaction: Queryable, letter: Letter): Promise<void>;
  /** Takes back every letter that has not left and whose way to leave has this token: its reader has refused it. */
  withdraw(transaction: Queryable, leaveToken: string): Promise<void>;
}
