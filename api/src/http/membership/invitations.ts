import { referralReward, type CallResult } from '@shop/contract';
import { addInvitation, invitationsOf } from '../../database/membership/invitations.ts';
import { transact } from '../../database/transact.ts';
import { isPlusGroup } from '../../domain/account/group.ts';
import { inviteCodeOf } from '../../domain/membership/invite-code.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import type { Services } from '../../services.ts';
import { emailOf } from '../../flows/account/email.ts';
import { callsFor } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { writeToFriend } from './friends.ts';
import { membershipMessages } from '../../flows/membership/messages.ts';

const listOf = async ({ db }: Services, { customerId }: CustomerIdentity): Promise<CallResult<'plusInviteList'>> => {
  const list = await invitationsOf(db, customerId);
  return { list, total: list.length, money: list.reduce((sum, { money }) => sum + money, 0) };
};

/** Inviting friends to Plus+ (document 3 §4 and §7): C$20 for each who joins. */
export const invitationsCalls = callsFor('customer', {
  plusInviteList: async ({ services, who }) => listOf(services, who),

  plusInviteComplex: async ({ services, who }) => ({
    ...(await listOf(services, who)),
    plus_invite_code: isPlusGroup(who.group) ? inviteCodeOf(who.customerId) : null,
    reward: referralReward,
  }),

  plusInviteMember: async ({ services, who, body, language }) => {
    if (!isPlusGroup(who.group)) throw new ShopError(403, membershipMessages.membersOnly);
    const email = emailOf(body.email);
    await transact(services.db, async (db) => {
      if (!(await addInvitation(db, who.customerId, email, services.now()))) {
        throw new ShopError(409, membershipMessages.invitedBefore, { field: 'email' });
      }
      const letter = { to: email, message: null, code: inviteCodeOf(who.customerId) };
      await writeToFriend({ ...services, db }, who.customerId, letter, language);
    });
    return listOf(services, who);
  },
});
