import { waitFor, type LimitServices } from '../limits/demand.ts';
import type { Mailer } from './mailer.ts';

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
