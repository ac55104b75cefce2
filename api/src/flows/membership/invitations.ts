import { isPlusGroup, type Language } from '@shop/contract';
import { addInvitation } from '../../database/membership/invitations.ts';
import { transact } from '../../database/transact.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { inviteCodeOf } from '../../domain/membership/invite-code.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { emailOf } from '../address/email.ts';
import { writeToFriend } from './friends.ts';
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
