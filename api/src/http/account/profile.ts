import { isPlusGroup, type Customer, type CustomerFieldsOfFeatures, type Language } from '@shop/contract';
import type { CustomerRow } from '../../database/account/customers.ts';
import { wishlistOf } from '../../database/account/wishlist.ts';
import { isReader } from '../../database/newsletter/readers.ts';
import { hasBought } from '../../database/orders/claims.ts';
import { pointsBalance, pointsEverEarned } from '../../database/membership/points.ts';
import { isBirthday } from '../../domain/account/birth-date.ts';
import { generalGroup, isBusinessGroup, isDropshipGroup, ownerKey } from '../../domain/account/identity.ts';
import { gradeOf } from '../../domain/membership/points.ts';
import type { Services } from '../../services.ts';
import { callsFor } from '../call.ts';
import { updateProfile, ownCustomer, setBirthday } from '../../flows/account/profile.ts';
import { deleteAccount } from '../../flows/rights/delete-account.ts';
import { exportOwnData, ownData } from '../../flows/rights/own-data.ts';
import { changeSubscriptions } from '../../flows/newsletter/subscriptions.ts';

/** A customer's subscriptions (ACC-014, NOTE-008), and the birthday for the shop's wishes (API-091). */
export const subscriptionsCalls = callsFor('customer', {
  newsletterSubscriber: async ({ services, who, body, ...caller }) => {
    await changeSubscriptions(services, who, body, caller);
    return customerById(services, who.customerId, caller.language);
  },

  editBirthday: async ({ services, who, language, body }) => {
    await setBirthday(services, who.customerId, body.births);
    return customerById(services, who.customerId, language);
  },
});

/** A customer's own data, its export and its deletion. */
export const ownDataCalls = callsFor('customer', {
  ownData: ({ services, who, language }) => ownData(services, who, language),

  exportOwnData: ({ services, who, body, language }) => exportOwnData(services, who, body.password, language),

  deleteAccount: async ({ services, who, body, language }) => {
    await deleteAccount(services, who, body.password, language);
    return null;
  },
});

/** The number of a group: by its kind, as the shop treats it. */
const groupIdOf = (group: string): number => {
  if (isPlusGroup(group)) return 4;
  if (isBusinessGroup(group)) return 5;
  return isDropshipGroup(group) ? 6 : 1;
};

const fieldsOfFeatures = async ({ db, membership }: Services, row: CustomerRow) => {
  const fields = await Promise.all(membership.map(({ customerFields }) => customerFields(db, row)));
  // assign answers any; the schema of the answer asks for each of them.
  return Object.assign({}, ...fields) as CustomerFieldsOfFeatures;
};

/** A customer on the wire (ACC-001). */
const customerOf = async (services: Services, row: CustomerRow, language: Language): Promise<Customer> => ({
  entity_id: row.id,
  email: row.email,
  firstName: row.firstname,
  lastName: row.lastname,
  customer_phone: row.telephone,
  interest: row.interests,
  gender: row.gender,
  births: row.birthday,
  points: await pointsBalance(services.db, row.id, services.now()),
  ...gradeOf(await pointsEverEarned(services.db, row.id, services.now()), language),
  is_dropship: isDropshipGroup(row.group),
  customer_group: row.group,
  customer_group_id: groupIdOf(row.group),
  subscriber: { subscriber_email: await isReader(services.db, row.email), subscriber_sms: row.subscriberSms },
  ...(await fieldsOfFeatures(services, row)),
});

export const customerById = async (services: Services, customerId: number, language: Language): Promise<Customer> =>
  customerOf(services, await ownCustomer(services, customerId), language);

export const profileCalls = callsFor('customer', {
  accountInit: async ({ services, who, language }) => {
    const row = await ownCustomer(services, who.customerId);
    return {
      ...(await customerOf(services, row, language)),
      wishlist: (await wishlistOf(services.db, ownerKey(who))).map((item) => ({
        product_id: item.productId,
        child_id: item.variantId,
        item_id: item.id,
      })),
      customer_verify: row.verified,
      is_general: row.group === generalGroup,
      is_old_user: await hasBought(services.db, row.id),
      play_birthday_wishes: row.birthday !== null && isBirthday(row.birthday, services.now()),
    };
  },

  accountInformation: async ({ services, who, language }) => customerById(services, who.customerId, language),

  updateAccountInformation: async ({ services, who, language, body }) => {
    await updateProfile(services, who.customerId, body, language);
    return customerById(services, who.customerId, language);
  },
});
