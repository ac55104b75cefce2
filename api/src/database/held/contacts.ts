import { and, eq, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { schema } from '../connection.ts';
import { held, type Held, type Person } from './held.ts';

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

export const marketingHeld: readonly Held[] = [
  held(newsletterConsent, {
    topic: 'marketing',
    what: { en: 'Every yes and no to our messages', fr: 'Chaque oui et chaque non à nos messages' },
    columns: {
      id: 'internal',
      email: 'told',
      channel: 'told',
      given: 'told',
      source: 'told',
      language: 'told',
      shown: 'told',
      createdAt: 'told',
    },
    of: byEmail(newsletterConsent.email),
    // As long as somebody may complain of what was sent (Canada's Anti-Spam Legislation, section 23).
    kept: { as: 'days', days: 1_096 },
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
  held(newsletterSubscriber, {
    topic: 'marketing',
    what: { en: 'Your newsletter', fr: 'Votre infolettre' },
    columns: {
      email: 'told',
      phone: 'told',
      userId: 'told',
      productId: 'told',
      productName: 'told',
      productUrl: 'told',
      createdAt: 'told',
      leaveToken: 'secret',
      leftAt: 'told',
    },
    of: byEmail(newsletterSubscriber.email),
    // Their link to leave works as long, and a second welcome is not earned by leaving; consents are kept as long too.
    kept: { as: 'left', days: 1_096 },
    why: 'service',
    swept: { key: newsletterSubscriber.email, since: newsletterSubscriber.leftAt },
    atDeletion: 'deleted',
  }),
  held(friendReader, {
    topic: 'marketing',
    what: {
      en: 'Emails that friends had us send you, or your refusal',
      fr: 'Courriels que des amis vous ont fait envoyer, ou votre refus',
    },
    columns: { email: 'told', leaveToken: 'secret', lastLetterAt: 'told', refusedAt: 'told' },
    of: byEmail(friendReader.email),
    // The law wants the link to work for 60 days; whoever finds the letter later finds it working too. Without the refusal
    // nobody would know of it.
    kept: { as: 'unrefused', days: 365 },
    why: 'service',
    swept: { key: friendReader.email, since: friendReader.lastLetterAt, and: () => isNull(friendReader.refusedAt) },
    // A refusal is of the address and outlives its account, and so does the link of a letter that was just sent.
    atDeletion: 'kept',
  }),
  held(magazineReader, {
    topic: 'marketing',
    what: { en: 'Your magazine', fr: 'Votre magazine' },
    columns: {
      email: 'told',
      name: 'told',
      shippingAddress: 'told',
      telephone: 'told',
      userId: 'told',
      createdAt: 'told',
    },
    of: byEmail(magazineReader.email),
    // It comes by post and nobody signs out of it: who wants it longer asks for it again.
    kept: twoYears,
    why: 'service',
    swept: { key: magazineReader.email, since: magazineReader.createdAt },
    atDeletion: 'deleted',
  }),
  held(pushMessage, {
    topic: 'marketing',
    what: { en: 'Messages to your browsers', fr: 'Messages à vos navigateurs' },
    columns: {
      id: 'internal',
      subscriptionId: 'internal',
      content: 'told',
      attempts: 'told',
      nextAttemptAt: 'internal',
      lastError: 'internal',
      createdAt: 'told',
    },
    of: ({ customerId }) =>
      sql`${pushMessage.subscriptionId} in (select ${pushSubscription.id} from ${pushSubscription}
        where ${eq(pushSubscription.customerId, customerId)})`,
    kept: { as: 'days', days: 30 },
    why: 'service',
    atDeletion: 'deleted',
  }),
  held(pushSubscription, {
    topic: 'marketing',
    what: { en: 'Browsers that agreed to our messages', fr: 'Navigateurs qui ont accepté nos messages' },
    columns: {
      id: 'internal',
      endpoint: 'secret',
      p256dh: 'secret',
      auth: 'secret',
      customerId: 'internal',
      guestId: 'internal',
      language: 'told',
      consentedAt: 'told',
    },
    of: ({ customerId }) => eq(pushSubscription.customerId, customerId),
    kept: { as: 'list' },
    why: 'service',
    atDeletion: 'deleted',
  }),
];

export const messagesHeld: readonly Held[] = [
  held(contactPicture, {
    topic: 'messages',
    what: { en: 'Pictures that you sent with messages', fr: 'Photos jointes à vos messages' },
    columns: { messageId: 'told', position: 'told', mediaType: 'told', content: 'told', object: 'internal' },
    of: (person) =>
      sql`${contactPicture.messageId} in (select ${contactMessage.id} from ${contactMessage}
        where ${ofAccountOrEmail(contactMessage)(person)})`,
    kept: twoYears,
    why: 'answer',
    atDeletion: 'deleted',
  }),
  held(contactMessage, {
    topic: 'messages',
    what: { en: 'What you wrote to us, and our answers', fr: 'Ce que vous nous avez écrit, et nos réponses' },
    columns: {
      id: 'told',
      customerId: 'internal',
      name: 'told',
      email: 'told',
      language: 'told',
      topic: 'told',
      orderNumber: 'told',
      message: 'told',
      answer: 'told',
      answeredAt: 'told',
      createdAt: 'told',
    },
    of: ofAccountOrEmail(contactMessage),
    kept: twoYears,
    why: 'answer',
    // Its pictures go with it.
    swept: { key: contactMessage.id, since: contactMessage.createdAt },
    atDeletion: 'deleted',
  }),
  held(largeOrderRequest, {
    topic: 'messages',
    what: { en: 'Your requests for large orders', fr: 'Vos demandes de grosses commandes' },
    columns: {
      id: 'internal',
      customerId: 'internal',
      name: 'told',
      email: 'told',
      telephone: 'told',
      company: 'told',
      message: 'told',
      createdAt: 'told',
    },
    of: ofAccountOrEmail(largeOrderRequest),
    kept: twoYears,
    why: 'answer',
    swept: { key: largeOrderRequest.id, since: largeOrderRequest.createdAt },
    atDeletion: 'deleted',
  }),
  held(offlineReservation, {
    topic: 'messages',
    what: { en: 'Your visits to a showroom', fr: 'Vos visites d’une salle d’exposition' },
    columns: {
      id: 'internal',
      customerId: 'internal',
      name: 'told',
      email: 'told',
      telephone: 'told',
      company: 'told',
      store: 'told',
      day: 'told',
      message: 'told',
      createdAt: 'told',
    },
    of: ofAccountOrEmail(offlineReservation),
    kept: twoYears,
    why: 'answer',
    swept: { key: offlineReservation.id, since: offlineReservation.createdAt },
    atDeletion: 'deleted',
  }),
  held(mail, {
    topic: 'messages',
    what: { en: 'Letters to you in the test mailbox', fr: 'Lettres pour vous dans la boîte d’essai' },
    columns: {
      id: 'internal',
      recipient: 'told',
      subject: 'told',
      html: 'copy',
      plainText: 'told',
      createdAt: 'told',
    },
    of: byEmail(mail.recipient),
    kept: { as: 'days', days: 30 },
    why: 'running',
    swept: { key: mail.id, since: mail.createdAt },
    atDeletion: 'deleted',
  }),
  held(outgoingLetter, {
    topic: 'messages',
    what: { en: 'Letters to you that have not left yet', fr: 'Lettres pour vous qui ne sont pas encore parties' },
    columns: {
      id: 'internal',
      letter: 'told',
      attempts: 'told',
      nextAttemptAt: 'internal',
      lastError: 'internal',
      createdAt: 'told',
      sentAt: 'told',
    },
    of: ({ email }) => (email === null ? sql`false` : sql`${outgoingLetter.letter} ->> 'to' = ${email}`),
    kept: { as: 'days', days: 30 },
    why: 'running',
    swept: { key: outgoingLetter.id, since: outgoingLetter.sentAt },
    atDeletion: 'deleted',
  }),
];
