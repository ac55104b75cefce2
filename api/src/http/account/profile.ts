import { type Customer } from '@shop/contract';
import { type CustomerRow } from '../../database/account/customers.ts';
import { wishlistOf } from '../../database/account/wishlist.ts';
import { isReader } from '../../database/newsletter/readers.ts';
import { invitationsOf } from '../../database/membership/invitations.ts';
import { pointsBalance } from '../../database/membership/points.ts';
import { isBirthday } from '../../domain/account/birth-date.ts';
import { generalGroup, isDropshipGroup, isPlusGroup } from '../../domain/account/group.ts';
import { inviteCodeOf } from '../../domain/membership/invite-code.ts';
import { ownerKey } from '../../domain/account/identity.ts';
import type { Services } from '../../services.ts';
import { callsFor } from '../call.ts';
import { updateProfile, ownCustomer } from '../../flows/account/profile.ts';

const groupIds: Readonly<Record<string, number>> = { General: 1, 'PLUS+': 4, Enterprise: 5, 'Dropship Partner': 6 };

/** A customer on the wire (ACC-001). */
const customerOf = async ({ db, now }: Services, row: CustomerRow): Promise<Customer> => ({
  entity_id: row.id,
  email: row.email,
  firstName: row.firstname,
  lastName: row.lastname,
  customer_phone: row.telephone,
  interest: row.interests,
  gender: row.gender,
  births: row.birthday,
  grade: null,
  points: await pointsBalance(db, row.id, now()),
  tip: null,
  is_dropship: isDropshipGroup(row.group),
  customer_group: row.group,
  customer_group_id: groupIds[row.group] ?? 1,
  subscriber: { subscriber_email: await isReader(db, row.email), subscriber_sms: row.subscriberSms },
  plus_invite_code: isPlusGroup(row.group) ? inviteCodeOf(row.id) : null,
  plus_invite_list: await invitationsOf(db, row.id),
});

/** A customer as they are now. */
export const customerById = async (services: Services, customerId: number): Promise<Customer> =>
  customerOf(services, await ownCustomer(services, customerId));

export const profileCalls = callsFor('customer', {
  accountInit: async ({ services, who }) => {
    const row = await ownCustomer(services, who.customerId);
    return {
      ...(await customerOf(services, row)),
      wishlist: (await wishlistOf(services.db, ownerKey(who))).map((item) => ({
        product_id: item.productId,
        child_id: item.variantId,
        item_id: item.id,
      })),
      customer_verify: row.verified,
      is_general: row.group === generalGroup,
      is_old_user: true,
      play_birthday_wishes: row.birthday !== null && isBirthday(row.birthday, services.now()),
    };
  },

  accountInformation: async ({ services, who }) => customerById(services, who.customerId),

  updateAccountInformation: async ({ services, who, body }) => {
    await updateProfile(services, who.customerId, body);
    return customerById(services, who.customerId);
  },
});
