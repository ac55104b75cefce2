import type { Language } from '@shop/contract';
import { findCustomer } from '../../database/account/customers.ts';
import { friendToWrite } from '../../database/newsletter/friend-readers.ts';
import { transact } from '../../database/transact.ts';
import { messages } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { friendLetter } from '../../mail/friend-letter.ts';
import { isPlainName } from '../../mail/letters.ts';
import type { Services } from '../../services.ts';

/**
 * Sends a friend a customer's word, with a link to a path of the shop; a few a day (`limit-table.ts`). With a transaction
 * as `db` the letter is sent if that is committed. Where the friend has refused such letters, or has had as many as one
 * may have in a day, none is sent, and the customer is answered as if it were: who refused is told to nobody.
 */
export const writeToFriend = async (
  { db, mailer, settings, now }: Services,
  customerId: number,
  { to, message, path }: { to: string; message: string | null; path: string },
  language: Language,
): Promise<void> => {
  const customer = await findCustomer(db, customerId);
  if (!customer) throw new ShopError(401, messages.signInNeeded);
  const name = `${customer.firstname} ${customer.lastname}`.trim();
  const from = isPlainName(name) ? name : customer.email;
  await transact(db, async (transaction) => {
    const leaveToken = await friendToWrite(transaction, to, now());
    if (leaveToken === null) return;
    const letter = friendLetter({ to, from, message, path, leaveToken, sender: settings }, language);
    await mailer.sendWithin(transaction, letter);
  });
};
