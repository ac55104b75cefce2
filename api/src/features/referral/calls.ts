import { type CallResult, isPlusGroup, referralReward } from '@shop/contract';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { callsFor } from '../../http/call.ts';
import type { Services } from '../../services.ts';
import { inviteFriend } from './flow.ts';
import { invitationsOf } from './queries.ts';
import { inviteCodeOf } from './rules.ts';

const listOf = async ({ db }: Services, { customerId }: CustomerIdentity): Promise<CallResult<'plusInviteList'>> => {
  const list = await invitationsOf(db, customerId);
  return { list, total: list.length, money: list.reduce((sum, { money }) => sum + money, 0) };
};

/** Inviting friends to Plus+: C$20 for each who joins (MEM-019). */
export const referralCalls = {
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
