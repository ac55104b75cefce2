import { type Language, isPlusGroup } from '@shop/contract';
import { findCustomer } from '../../database/account/customers.ts';
import { friendToWrite } from '../../database/newsletter/friend-readers.ts';
import { transact } from '../../database/transact.ts';
import { messages } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { friendLetter } from '../../mail/friend-letter.ts';
import { isPlainName } from '../../mail/letters.ts';
import type { Services } from '../../services.ts';
import { addInvitation } from '../../database/membership/invitations.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { inviteCodeOf } from '../../domain/membership/invite-code.ts';
import { emailOf } from '../address/checked-address.ts';
import { membershipMessages } from './messages.ts';

/** A member invites a friend to Plus+, once, with a letter (MEM-019). @throws ShopError 400, 403, 409 */
export const inviteFriend = async (
  services: Services,
  who: CustomerIdentity,
  typed: string,
  language: Language,
): Promise<void> => {
  if (!isPlusGroup(who.group)) throw new ShopError(403, membershipMessages.membersOnly);
  const email = emailOf(typed);
  await transact(services.db, async (db) => {
    if (!(await addInvitation(db, who.customerId, email, services.now()))) {
      throw new ShopError(409, membershipMessages.invitedBefore, { field: 'email' });
    }
    const letter = { to: email, message: null, code: inviteCodeOf(who.customerId) };
    await writeToFriend({ ...services, db }, who.customerId, letter, language);
  });
};

/**
 * Sends a friend a customer's word, with an invite code where there is one; a few a day (`limit-table.ts`). With a
 * transaction as `db` the letter is sent if that is committed. Where the friend has refused such letters, or has had as
 * many as one may have in a day, none is sent, and the customer is answered as if it were: who refused is told to nobody.
 */
export const writeToFriend = async (
  { db, mailer, settings, now }: Services,
  customerId: number,
  { to, message, code }: { to: string; message: string | null; code: string | null },
  language: Language,
): Promise<void> => {
  const customer = await findCustomer(db, customerId);
  if (!customer) throw new ShopError(401, messages.signInNeeded);
  const name = `${customer.firstname} ${customer.lastname}`.trim();
  const from = isPlainName(name) ? name : customer.email;
  await transact(db, async (transaction) => {
    const leaveToken = await friendToWrite(transaction, to, now());
    if (leaveToken === null) return;
    const letter = friendLetter({ to, from, message, code, leaveToken, sender: settings }, language);
    await mailer.sendWithin(transaction, letter);
  });
};
