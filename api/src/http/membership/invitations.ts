import { type CallResult, isPlusGroup, referralReward, paths } from '@shop/contract';
import { invitationsOf } from '../../database/membership/invitations.ts';
import { inviteCodeOf } from '../../domain/membership/invite-code.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import type { Services } from '../../services.ts';
import { callsFor } from '../call.ts';
import { inviteFriend, writeToFriend } from '../../flows/membership/friends.ts';
import { emailOf } from '../../flows/address/checked-address.ts';

const programmes = [
  { id: 1, en: 'Points', fr: 'Points', scene: 'living', url: paths.points() },
  { id: 2, en: 'Plus+', fr: 'Plus+', scene: 'bedroom', url: paths.plus() },
  { id: 3, en: 'Coins', fr: 'Jetons', scene: 'dining', url: paths.coin() },
  { id: 4, en: 'Milestone Badge', fr: 'Insigne de palier', scene: 'office', url: paths.milestoneBadge() },
  { id: 5, en: 'Loyalty cashback', fr: 'Remise de fidélité', scene: 'outdoor', url: paths.cashback() },
] as const;

/** A customer's letter to a friend (API-152), and the shop's programmes (API-153). */
export const friendsCalls = {
  ...callsFor('confirmed', {
    sendCustomerEmail: async ({ services, who, body, language }) => {
      const letter = { to: emailOf(body.email), message: body.message ?? null, code: null };
      await writeToFriend(services, who.customerId, letter, language);
      return null;
    },
  }),
  ...callsFor('public', {
    show: async ({ language }) => ({
      list: programmes.map((programme) => ({
        id: programme.id,
        name: programme[language],
        image: `/media/pictures/scene-${programme.scene}-1200.avif`,
        url: programme.url,
      })),
    }),
  }),
};

const listOf = async ({ db }: Services, { customerId }: CustomerIdentity): Promise<CallResult<'plusInviteList'>> => {
  const list = await invitationsOf(db, customerId);
  return { list, total: list.length, money: list.reduce((sum, { money }) => sum + money, 0) };
};

/** Inviting friends to Plus+: C$20 for each who joins (MEM-019). */
export const invitationsCalls = {
  ...callsFor('customer', {
    plusInviteList: async ({ services, who }) => listOf(services, who),

    plusInviteComplex: async ({ services, who }) => ({
      ...(await listOf(services, who)),
      plus_invite_code: isPlusGroup(who.group) ? inviteCodeOf(who.customerId) : null,
      reward: referralReward,
    }),
  }),
  ...callsFor('confirmed', {
    plusInviteMember: async ({ services, who, body, language }) => {
      await inviteFriend(services, who, body.email, language);
      return listOf(services, who);
    },
  }),
};
