import type { Queryable } from '../database/connection.ts';
import type { Letter } from '../domain/mail/letter.ts';
import { waitFor, type LimitServices } from '../limits/demand.ts';

/**
 * A mailer that counts, for each address, the letters that anybody could cause, whoever did and from wherever, and leaves
 * out those beyond a day's: so no one floods a stranger through the shop by making more accounts. Who caused one is told
 * nothing, because it may say what others have sent there. It counts within the transaction, and takes back what is
 * undone.
 */
export const countedMailer = (mailer: Mailer, services: LimitServices): Mailer => ({
  sendWithin: async (transaction, { byAnybody, ...letter }) => {
    const limited = { subject: letter.to, within: transaction };
    if (byAnybody && (await waitFor(services, 'letterByAnybody', limited)) > 0) return;
    await mailer.sendWithin(transaction, letter);
  },
  withdraw: (transaction, leaveToken) => mailer.withdraw(transaction, leaveToken),
});

/** Takes e-mails. Nobody waits for an SMTP server: what is taken is sent afterwards (`outbox.ts`). */
export interface Mailer {
  /** Takes a letter with what causes it: it is sent if the transaction is committed, and only then. */
  sendWithin(transaction: Queryable, letter: Letter): Promise<void>;
  /** Takes back every letter that has not left and whose way to leave has this token: its reader has refused it. */
  withdraw(transaction: Queryable, leaveToken: string): Promise<void>;
}
