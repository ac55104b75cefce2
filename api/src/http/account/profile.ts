import type { FastifyInstance } from 'fastify';
import { categoryRoots, type Customer } from '@shop/contract';
import { findCustomer, updateCustomer, type CustomerRow } from '../../database/account/customers.ts';
import { wishlistOf } from '../../database/account/wishlist.ts';
import { isReader } from '../../database/newsletter/readers.ts';
import { invitationsOf } from '../../database/membership/invitations.ts';
import { pointsBalance } from '../../database/membership/points.ts';
import { isBirthDate, isBirthday } from '../../domain/account/birth-date.ts';
import { generalGroup, isDropshipGroup, isPlusGroup } from '../../domain/account/group.ts';
import { normalisedPhone } from '../../domain/address/phone.ts';
import { inviteCodeOf } from '../../domain/membership/invite-code.ts';
import { ownerKey } from '../../domain/account/identity.ts';
import type { Services } from '../../services.ts';
import { addressMessages } from '../../flows/address/messages.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { accountMessages } from '../../flows/account/messages.ts';

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

/** What was left out stays as it is; an empty text takes it away. */
const emptied = (text: string | undefined): string | null | undefined => (text === '' ? null : text);

const ownRow = async ({ db }: Services, customerId: number): Promise<CustomerRow> => {
  const row = await findCustomer(db, customerId);
  if (!row) throw new ShopError(401, messages.signInNeeded);
  return row;
};

/** A customer as they are now. */
export const customerById = async (services: Services, customerId: number): Promise<Customer> =>
  customerOf(services, await ownRow(services, customerId));

export const registerProfile = (app: FastifyInstance): void => {
  registerCall(app, 'accountInit', 'customer', async ({ services, who }) => {
    const row = await ownRow(services, who.customerId);
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
  });

  registerCall(app, 'accountInformation', 'customer', async ({ services, who }) =>
    customerById(services, who.customerId),
  );

  registerCall(app, 'updateAccountInformation', 'customer', async ({ services, who, body }) => {
    const telephone = body.customer_phone ? normalisedPhone(body.customer_phone) : body.customer_phone;
    if (telephone === null) throw new ShopError(400, addressMessages.phone, { field: 'customer_phone' });
    if (body.births && !isBirthDate(body.births, services.now())) {
      throw new ShopError(400, accountMessages.wrongBirthDate, { field: 'births' });
    }
    const before = await ownRow(services, who.customerId);
    // Another number has not been confirmed for text messages.
    const isOther = telephone !== undefined && (emptied(telephone) ?? null) !== before.telephone;
    await updateCustomer(services.db, who.customerId, {
      subscriberSms: isOther ? false : undefined,
      birthday: emptied(body.births),
      interests: body.interest?.split(',').filter((key) => categoryRoots.some((known) => known === key)),
      firstname: body.firstName?.trim(),
      lastname: body.lastName?.trim(),
      gender: emptied(body.gender),
      telephone: emptied(telephone),
    });
    return customerById(services, who.customerId);
  });
};
