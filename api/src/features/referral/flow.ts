import { isPlusGroup, type Language, paths, referralReward } from '@shop/contract';
import { findCustomer } from '../../database/account/customers.ts';
import { transact } from '../../database/transact.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import type { Message } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { emailOf } from '../../flows/address/checked-address.ts';
import { writeToFriend } from '../../flows/membership/friends.ts';
import type { MembershipPart, Services } from '../../services.ts';
import { codeText, referralLetter } from './letter.ts';
import { addInvitation, invitationsOf, rewardInvitation } from './queries.ts';
import { customerOfInviteCode, inviteCodeOf } from './rules.ts';

const messages = {
  wrongCode: { en: 'There is no such referral code.', fr: 'Ce code de parrainage n’existe pas.' },
  membersOnly: {
    en: 'Only Plus+ members can invite friends.',
    fr: 'Seuls les membres Plus+ peuvent inviter des amis.',
  },
  invitedBefore: { en: 'You have invited this friend already.', fr: 'Vous avez déjà invité cette personne.' },
} as const satisfies Readonly<Record<string, Message>>;

/** A member invites a friend to Plus+, once, with a letter (MEM-019). @throws ShopError 400, 403, 409 */
export const inviteFriend = async (
  services: Services,
  who: CustomerIdentity,
  typed: string,
  language: Language,
): Promise<void> => {
  if (!isPlusGroup(who.group)) throw new ShopError(403, messages.membersOnly);
  const email = emailOf(typed);
  await transact(services.db, async (db) => {
    if (!(await addInvitation(db, who.customerId, email, services.now()))) {
      throw new ShopError(409, messages.invitedBefore, { field: 'email' });
    }
    const letter = { to: email, message: codeText(inviteCodeOf(who.customerId), language), path: paths.plus() };
    await writeToFriend({ ...services, db }, who.customerId, letter, language);
  });
};

export const referralMembership: MembershipPart = {
  customerFields: async (db, { id, group }) => ({
    plus_invite_code: isPlusGroup(group) ? inviteCodeOf(id) : null,
    plus_invite_list: await invitationsOf(db, id),
  }),

  /** It must be a member's, and somebody else's. */
  acceptCode: async (db, customerId, code) => {
    const friend = customerOfInviteCode(code);
    const member = friend === null || friend === customerId ? null : await findCustomer(db, friend);
    if (!member || !isPlusGroup(member.group)) throw new ShopError(400, messages.wrongCode, { field: 'vip_code' });
    return code;
  },

  /** Who recommended Plus+ has C$20, once for each friend, and the promised letter (MEM-019, MEM-020). */
  joined: async ({ db, mailer, settings, now }, { email, code }) => {
    const invited = code === null ? null : customerOfInviteCode(code);
    // Whose account was deleted meanwhile earns nothing.
    const member = invited === null ? null : await findCustomer(db, invited);
    if (!member || !(await rewardInvitation(db, member.id, email, referralReward, now()))) return;
    await mailer.sendWithin(db, referralLetter(member, email, settings.shopUrl));
  },
};
