import { eq, or, sql } from 'drizzle-orm';
import { schema } from '../connection.ts';
import { personalData, withAccount, type PersonalData } from './personal-data.ts';

const { accessToken, accountDeletion, customer, customerAddress, emailCode, oneTimeCode, systemNoteRead } = schema;
const { recentlyViewed, wishlistItem } = schema;

/** Who a customer is, how they get in, and what they keep. The customer's own row goes last. */
export const accountPersonalData: readonly PersonalData[] = [
  personalData(accessToken, {
    topic: 'account',
    what: { en: 'Where you are signed in', fr: 'Vos connexions' },
    columns: {
      exported: ['userAgent', 'startedFrom', 'createdAt', 'lastSeenAt', 'expiresAt'],
      secret: ['hash'],
      internal: ['id', 'customerId', 'guestId'],
    },
    of: ({ customerId }) => eq(accessToken.customerId, customerId),
    retention: { as: 'days', days: 1 },
    why: 'security',
    swept: { key: accessToken.hash, since: accessToken.expiresAt },
    atDeletion: 'deleted',
  }),
  personalData(oneTimeCode, {
    topic: 'account',
    what: { en: 'Codes that were sent to you', fr: 'Codes qui vous ont été envoyés' },
    columns: {
      exported: ['recipient', 'purpose', 'attempts', 'expiresAt'],
      internal: ['requester'],
      secret: ['codeHash', 'tokenHash'],
    },
    of: ({ owner, email }) =>
      or(eq(oneTimeCode.requester, owner), email === null ? undefined : eq(oneTimeCode.recipient, email)),
    retention: { as: 'days', days: 1 },
    why: 'security',
    // Three columns are its key; a row that is locked stays where it is.
    swept: { key: sql`ctid`, since: oneTimeCode.expiresAt },
    atDeletion: 'deleted',
  }),
  personalData(emailCode, {
    topic: 'account',
    what: { en: 'Codes of an older kind that were sent to you', fr: 'Codes d’un ancien type qui vous ont été envoyés' },
    columns: { exported: ['email', 'attempts', 'expiresAt'], secret: ['codeHash'] },
    of: ({ email }) => (email === null ? sql`false` : eq(emailCode.email, email)),
    retention: { as: 'days', days: 1 },
    why: 'security',
    swept: { key: emailCode.email, since: emailCode.expiresAt },
    atDeletion: 'deleted',
  }),
  personalData(customerAddress, {
    ...withAccount,
    topic: 'account',
    what: { en: 'Your addresses', fr: 'Vos adresses' },
    columns: {
      exported: [
        'firstname',
        'lastname',
        'street',
        'city',
        'postcode',
        'regionId',
        'telephone',
        'isDefaultShipping',
        'isDefaultBilling',
      ],
      internal: ['id', 'customerId'],
    },
    of: ({ customerId }) => eq(customerAddress.customerId, customerId),
  }),
  personalData(systemNoteRead, {
    ...withAccount,
    topic: 'account',
    what: { en: 'Notices of the shop that you have read', fr: 'Avis de la boutique que vous avez lus' },
    columns: { exported: ['noteId'], internal: ['customerId'] },
    of: ({ customerId }) => eq(systemNoteRead.customerId, customerId),
  }),
  personalData(wishlistItem, {
    ...withAccount,
    topic: 'shopping',
    what: { en: 'Your wishlist', fr: 'Votre liste de souhaits' },
    columns: {
      exported: ['productId', 'variantId', 'quantity', 'createdAt'],
      internal: ['id', 'owner', 'laterItemId'],
    },
    of: ({ owner }) => eq(wishlistItem.owner, owner),
  }),
  personalData(recentlyViewed, {
    ...withAccount,
    topic: 'shopping',
    what: { en: 'Products that you looked at', fr: 'Produits que vous avez regardés' },
    columns: { exported: ['productId', 'viewedAt'], internal: ['owner'] },
    of: ({ owner }) => eq(recentlyViewed.owner, owner),
  }),
  personalData(accountDeletion, {
    topic: 'account',
    what: {
      en: 'That an account was deleted, by its number alone',
      fr: 'Qu’un compte a été supprimé, par son numéro seulement',
    },
    columns: { exported: ['customerId', 'deletedAt', 'sweptAt'] },
    of: ({ customerId }) => eq(accountDeletion.customerId, customerId),
    retention: { as: 'days', days: 730 },
    why: 'proof',
    swept: { key: accountDeletion.customerId, since: accountDeletion.deletedAt },
    atDeletion: 'kept',
  }),
];

export const customerPersonalData = personalData(customer, {
  topic: 'account',
  what: { en: 'Your account', fr: 'Votre compte' },
  columns: {
    exported: [
      'id',
      'email',
      'firstname',
      'lastname',
      'language',
      'group',
      'verified',
      'telephone',
      'gender',
      'birthday',
      'interests',
      'notificationsEnabled',
      'subscriberSms',
      'plusEndsAt',
      'blockedAt',
      'createdAt',
    ],
    secret: ['passwordHash'],
  },
  of: ({ customerId }) => eq(customer.id, customerId),
  retention: { as: 'account' },
  why: 'service',
  atDeletion: 'deleted',
});
