import { and, eq, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { schema } from '../connection.ts';
import { personalData, type PersonalData, type Person } from './personal-data.ts';

const { contactMessage, contactPicture, friendReader, largeOrderRequest, magazineReader, mail, offlineReservation } =
  schema;
const { newsletterConsent, newsletterSubscriber, outgoingLetter, pushMessage, pushSubscription } = schema;

const byEmail =
  (column: PgColumn) =>
  ({ email }: Person): SQL =>
    email === null ? sql`false` : eq(column, email);
/** Of the account, or sent without one from the confirmed address. */
const ofAccountOrEmail =
  (table: typeof contactMessage | typeof largeOrderRequest | typeof offlineReservation) =>
  ({ customerId, email }: Person): SQL | undefined =>
    or(
      eq(table.customerId, customerId),
      email === null ? undefined : and(eq(table.email, email), isNull(table.customerId)),
    );

/** Two years: as long as what was bought or agreed may still be asked about. */
const twoYears = { as: 'days', days: 730 } as const;

/** Of what somebody wrote to the shop. */
const answered = { topic: 'messages', retention: twoYears, why: 'answer', atDeletion: 'deleted' } as const;

export const marketingPersonalData: readonly PersonalData[] = [
  personalData(newsletterConsent, {
    topic: 'marketing',
    what: { en: 'Every yes and no to our messages', fr: 'Chaque oui et chaque non à nos messages' },
    columns: { exported: ['email', 'channel', 'given', 'source', 'language', 'shown', 'createdAt'], internal: ['id'] },
    of: byEmail(newsletterConsent.email),
    // As long as somebody may complain of what was sent (Canada's Anti-Spam Legislation, section 23).
    retention: { as: 'days', days: 1_096 },
    why: 'proof',
    swept: {
      key: newsletterConsent.id,
      since: newsletterConsent.createdAt,
      // The consent of whoever is still written to is shown by it.
      and: (db) =>
        notExists(
          db
            .select({ one: sql`1` })
            .from(newsletterSubscriber)
            .where(and(eq(newsletterSubscriber.email, newsletterConsent.email), isNull(newsletterSubscriber.leftAt))),
        ),
    },
    atDeletion: 'kept',
  }),
  personalData(newsletterSubscriber, {
    topic: 'marketing',
    what: { en: 'Your newsletter', fr: 'Votre infolettre' },
    columns: {
      exported: ['email', 'phone', 'userId', 'productId', 'productName', 'productUrl', 'createdAt', 'leftAt'],
      secret: ['leaveToken'],
    },
    of: byEmail(newsletterSubscriber.email),
    // Their link to leave works as long, and a second welcome is not earned by leaving; consents are kept as long too.
    retention: { as: 'left', days: 1_096 },
    why: 'service',
    swept: { key: newsletterSubscriber.email, since: newsletterSubscriber.leftAt },
    atDeletion: 'deleted',
  }),
  personalData(friendReader, {
    topic: 'marketing',
    what: {
      en: 'Emails that friends had us send you, or your refusal',
      fr: 'Courriels que des amis vous ont fait envoyer, ou votre refus',
    },
    columns: { exported: ['email', 'lastLetterAt', 'refusedAt'], secret: ['leaveToken'] },
    of: byEmail(friendReader.email),
    // The law wants the link to work for 60 days; whoever finds the letter later finds it working too. Without the refusal
    // nobody would know of it.
    retention: { as: 'unrefused', days: 365 },
    why: 'service',
    swept: { key: friendReader.email, since: friendReader.lastLetterAt, and: () => isNull(friendReader.refusedAt) },
    // A refusal is of the address and outlives its account, and so does the link of a letter that was just sent.
    atDeletion: 'kept',
  }),
  personalData(magazineReader, {
    topic: 'marketing',
    what: { en: 'Your magazine', fr: 'Votre magazine' },
    columns: { exported: ['email', 'name', 'shippingAddress', 'telephone', 'userId', 'createdAt'] },
    of: byEmail(magazineReader.email),
    // It comes by post and nobody signs out of it: who wants it longer asks for it again.
    retention: twoYears,
    why: 'service',
    swept: { key: magazineReader.email, since: magazineReader.createdAt },
    atDeletion: 'deleted',
  }),
  personalData(pushMessage, {
    topic: 'marketing',
    what: { en: 'Messages to your browsers', fr: 'Messages à vos navigateurs' },
    columns: {
      exported: ['content', 'attempts', 'createdAt'],
      internal: ['id', 'subscriptionId', 'nextAttemptAt', 'lastError'],
    },
    of: ({ customerId }) =>
      sql`${pushMessage.subscriptionId} in (select ${pushSubscription.id} from ${pushSubscription}
        where ${eq(pushSubscription.customerId, customerId)})`,
    retention: { as: 'days', days: 30 },
    why: 'service',
    atDeletion: 'deleted',
  }),
  personalData(pushSubscription, {
    topic: 'marketing',
    what: { en: 'Browsers that agreed to our messages', fr: 'Navigateurs qui ont accepté nos messages' },
    columns: {
      exported: ['language', 'consentedAt'],
      internal: ['id', 'customerId', 'guestId'],
      secret: ['endpoint', 'p256dh', 'auth', 'sessionHash'],
    },
    of: ({ customerId }) => eq(pushSubscription.customerId, customerId),
    retention: { as: 'list' },
    why: 'service',
    atDeletion: 'deleted',
  }),
];

export const messagesPersonalData: readonly PersonalData[] = [
  personalData(contactPicture, {
    ...answered,
    what: { en: 'Pictures that you sent with messages', fr: 'Photos jointes à vos messages' },
    columns: { exported: ['messageId', 'position', 'mediaType', 'content'], internal: ['object'] },
    of: (person) =>
      sql`${contactPicture.messageId} in (select ${contactMessage.id} from ${contactMessage}
        where ${ofAccountOrEmail(contactMessage)(person)})`,
  }),
  personalData(contactMessage, {
    ...answered,
    what: { en: 'What you wrote to us, and our answers', fr: 'Ce que vous nous avez écrit, et nos réponses' },
    columns: {
      exported: [
        'id',
        'name',
        'email',
        'language',
        'topic',
        'orderNumber',
        'message',
        'answer',
        'answeredAt',
        'createdAt',
      ],
      internal: ['customerId'],
    },
    of: ofAccountOrEmail(contactMessage),
    // Its pictures go with it.
    swept: { key: contactMessage.id, since: contactMessage.createdAt },
  }),
  personalData(largeOrderRequest, {
    ...answered,
    what: { en: 'Your requests for large orders', fr: 'Vos demandes de grosses commandes' },
    columns: {
      exported: ['name', 'email', 'telephone', 'company', 'message', 'createdAt'],
      internal: ['id', 'customerId'],
    },
    of: ofAccountOrEmail(largeOrderRequest),
    swept: { key: largeOrderRequest.id, since: largeOrderRequest.createdAt },
  }),
  personalData(offlineReservation, {
    ...answered,
    what: { en: 'Your visits to a showroom', fr: 'Vos visites d’une salle d’exposition' },
    columns: {
      exported: ['name', 'email', 'telephone', 'company', 'store', 'day', 'message', 'createdAt'],
      internal: ['id', 'customerId'],
    },
    of: ofAccountOrEmail(offlineReservation),
    swept: { key: offlineReservation.id, since: offlineReservation.createdAt },
  }),
  personalData(mail, {
    topic: 'messages',
    what: { en: 'Letters to you in the test mailbox', fr: 'Lettres pour vous dans la boîte d’essai' },
    columns: { exported: ['recipient', 'subject', 'plainText', 'createdAt'], internal: ['id'], copy: ['html'] },
    of: byEmail(mail.recipient),
    retention: { as: 'days', days: 30 },
    why: 'running',
    swept: { key: mail.id, since: mail.createdAt },
    atDeletion: 'deleted',
  }),
  personalData(outgoingLetter, {
    topic: 'messages',
    what: { en: 'Letters to you that have not left yet', fr: 'Lettres pour vous qui ne sont pas encore parties' },
    columns: {
      exported: ['letter', 'attempts', 'createdAt', 'sentAt'],
      internal: ['id', 'nextAttemptAt', 'lastError'],
    },
    of: ({ email }) => (email === null ? sql`false` : sql`${outgoingLetter.letter} ->> 'to' = ${email}`),
    retention: { as: 'days', days: 30 },
    why: 'running',
    swept: { key: outgoingLetter.id, since: outgoingLetter.sentAt },
    atDeletion: 'deleted',
  }),
];
