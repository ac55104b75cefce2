import type { Language } from '@shop/contract';
import { findCustomer } from '../../database/account/customers.ts';
import { messages } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { friendLetter } from '../../mail/friend-letter.ts';
import type { Services } from '../../services.ts';

/**
 * Sends a friend a customer's word, with an invite code where there is one; a few a day (`limit-table.ts`). With a
 * transaction as `db` the letter is sent if that is committed.
 */
export const writeToFriend = async (
  { db, mailer, settings }: Services,
  customerId: number,
  { to, message, code }: { to: string; message: string | null; code: string | null },
  language: Language,
): Promise<void> => {
  const customer = await findCustomer(db, customerId);
  if (!customer) throw new ShopError(401, messages.signInNeeded);
  const from = `${customer.firstname} ${customer.lastname}`.trim() || customer.email;
  await mailer.sendWithin(db, friendLetter({ to, from, message, code, sender: settings }, language));
};
