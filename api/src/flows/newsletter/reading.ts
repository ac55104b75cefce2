import type { Language } from '@shop/contract';
import { findCustomerByEmail } from '../../database/account/customers.ts';
import {
  recordConsent,
  type ConsentSource,
  forgetSubscriberPhone,
  giveBundle,
  openBundle,
  subscribe,
  type Subscriber,
  type SubscriberAbout,
} from '../../database/newsletter/subscribers.ts';
import { leaveList } from '../../database/newsletter/readers.ts';
import type { CouponRow } from '../../database/promotions/coupons.ts';
import { transact } from '../../database/transact.ts';
import { bundleEnd } from '../../domain/newsletter/subscription.ts';
import { waitFor } from '../../limits/demand.ts';
import type { Reader } from '../../mail/letters.ts';
import { newsletterReturn } from '../../mail/newsletter-return.ts';
import { newsletterWelcome } from '../../mail/newsletter-welcome.ts';
import type { Services } from '../../services.ts';
import { couponLine } from './texts.ts';
import { allowFriends, refuseFriends } from '../../database/newsletter/friend-readers.ts';

/**
 * Ends letters of friends to an e-mail, whoever has them sent, also those that have not left yet, or allows them
 * again, on record. Repeating it changes nothing. A refusal ends when its own reader takes it back, and in no other way.
 */
export const subscribeToFriends = (services: Services, said: Said, isWanted: boolean): Promise<void> =>
  transact(services.db, async (db) => {
    const now = services.now();
    const leaveToken = isWanted ? null : await refuseFriends(db, said.email, now);
    if (leaveToken !== null) await services.mailer.withdraw(db, leaveToken);
    const isChanged = isWanted ? await allowFriends(db, said.email) : leaveToken !== null;
    if (isChanged) await recordConsent(db, { ...said, channel: 'friends', given: isWanted, createdAt: now });
  });

/** Whose consent it is, and where it was given. */
export interface Said {
  /** As normalisedEmail() gives it. */
  email: string;
  language: Language;
  source: ConsentSource;
  /** The text as they read it; undefined where the client did not send it. */
  shown?: string | undefined;
}

/** The same, with what came along with it. */
interface Asked extends Said {
  about?: SubscriberAbout;
  /** Whether whoever asks has shown that the address is theirs: who has left is brought back by nobody else. */
  isTheirs: boolean;
}

export interface Reading {
  subscriber: Subscriber;
  /** Never on the list before. */
  isNew: boolean;
  /** Had left, and is written to again. */
  isBack: boolean;
  /** Of the account with this e-mail; null without one. */
  customerId: number | null;
  /** Coupons of the bundle that can still be used. */
  open: readonly CouponRow[];
}

/** Asks whoever has left whether it was they who want the newsletter again, once in a while. Within a transaction. */
const askBack = async (services: Services, reader: Reader & { leaveToken: string }): Promise<void> => {
  const { db, mailer, settings } = services;
  if ((await waitFor(services, 'newsletterReturn', { subject: reader.email, within: db })) > 0) return;
  await mailer.sendWithin(db, newsletterReturn(reader, settings));
};

/**
 * Puts an e-mail on the newsletter's list, wherever its person asked for it: they are on it once, their consent is on
 * record, an account has the coupons, and the first time a letter says so and how to leave. Repeating it changes
 * nothing. Who has left, and has not shown that it is they who ask, is asked by a letter, and answered as who is on it:
 * nobody else learns who has left.
 */
export const startReading = async (services: Services, { about, isTheirs, ...said }: Asked): Promise<Reading> => {
  const { email, language } = said;
  const now = services.now();
  return transact(services.db, async (db) => {
    const { subscriber, isNew, isBack, hasLeft } = await subscribe(db, email, { now, about, isTheirs });
    if (isNew || isBack) await recordConsent(db, { ...said, channel: 'email', given: true, createdAt: now });
    const customer = await findCustomerByEmail(db, email);
    if (customer) await giveBundle(db, customer.id, email, now);
    const customerId = customer?.id ?? null;
    const open = now < bundleEnd(subscriber.createdAt) ? await openBundle(db, customerId) : [];
    if (isNew) {
      const coupons = open.map((coupon) => couponLine(coupon, language));
      const endsAt = open.length > 0 ? bundleEnd(subscriber.createdAt) : null;
      const welcome = { email, language, leaveToken: subscriber.leaveToken, coupons, endsAt, hasAccount: !!customer };
      await services.mailer.sendWithin(db, newsletterWelcome(welcome, services.settings));
    }
    if (hasLeft) await askBack({ ...services, db }, { email, language, leaveToken: subscriber.leaveToken });
    return { subscriber, isNew, isBack, customerId, open };
  });
};

/** Takes an e-mail off the list, on record, with its letters that have not left yet; nothing where it is not on it. */
export const stopReading = (services: Services, said: Said): Promise<void> =>
  transact(services.db, async (db) => {
    const now = services.now();
    const leaveToken = await leaveList(db, said.email, now);
    if (leaveToken === null) return;
    await services.mailer.withdraw(db, leaveToken);
    await recordConsent(db, { ...said, channel: 'email', given: false, createdAt: now });
  });

/**
 * Ends text messages, on record: those to the phone that stands on the list, and by `alsoAccount` those to the phone of an
 * account. Nothing is written down where there were none.
 */
export const stopTexts = (services: Services, said: Said, alsoAccount = false): Promise<void> =>
  transact(services.db, async (db) => {
    const ended = await forgetSubscriberPhone(db, said.email);
    if (ended || alsoAccount)
      await recordConsent(db, { ...said, channel: 'sms', given: false, createdAt: services.now() });
  });

/** Takes an e-mail off the list with the phone that stands beside it: who leaves by a letter wants nothing more. */
export const stopAll = (services: Services, said: Said): Promise<void> =>
  transact(services.db, async (db) => {
    await stopReading({ ...services, db }, said);
    await stopTexts({ ...services, db }, said);
  });
