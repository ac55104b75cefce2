import type { CallBody, Language, SubscriptionResult, CallResult } from '@shop/contract';
import { formatRoundMoney, maskedEmail } from '@shop/format';
import type { SubscriberAbout } from '../../database/newsletter/subscribers.ts';
import { hasShown, type Shopper } from '../../domain/account/identity.ts';
import { bundleEnd, subscriptionType, timesUsable } from '../../domain/newsletter/subscription.ts';
import { callsFor } from '../call.ts';
import { phoneOrRefuse, emailOf } from '../../flows/address/checked-address.ts';
import { sendPhoneCode, confirmPhone } from '../../flows/newsletter/phone.ts';
import { startReading, type Reading, subscribeToFriends, stopAll } from '../../flows/newsletter/reading.ts';
import { bundleTitle, subscriptionTexts, leavingMessages } from '../../flows/newsletter/texts.ts';
import { lineOf } from '../../flows/newsletter/typed.ts';
import { findFriendReader } from '../../database/newsletter/friend-readers.ts';
import { findReader } from '../../database/newsletter/readers.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';

interface Linked {
  email: string;
  letters: NonNullable<CallResult<'newsletterReader'>['letters']>;
  isSubscribed: boolean;
}

/** Whose link it is, and which letters have it. */
const linkedOrRefuse = async ({ db }: Services, token: string): Promise<Linked> => {
  const reader = await findReader(db, token);
  if (reader) return { email: reader.email, letters: 'newsletter', isSubscribed: reader.leftAt === null };
  const friend = await findFriendReader(db, token);
  if (friend) return { email: friend.email, letters: 'friends', isSubscribed: friend.refusedAt === null };
  throw new ShopError(404, leavingMessages.unknown);
};

const answerOf = ({ email, letters, isSubscribed }: Linked): CallResult<'newsletterReader'> => ({
  email: maskedEmail(email),
  is_subscribed: isSubscribed,
  letters,
});

/**
 * Calls of the link in every letter of the newsletter, and of a friend. Its token is all that is asked for: who wants
 * to leave need not sign in, and may leave with an old letter too.
 */
export const leavingCalls = callsFor('public', {
  newsletterReader: async ({ services, query }) => answerOf(await linkedOrRefuse(services, query.token)),

  newsletterLeave: async ({ services, body, language }) => {
    const linked = await linkedOrRefuse(services, body.token);
    const isSubscribed = body.come_back ?? false;
    const said = { email: linked.email, language, source: 'letter', shown: body.consent_text } as const;
    if (linked.letters === 'friends') await subscribeToFriends(services, said, isSubscribed);
    else await (isSubscribed ? startReading(services, { ...said, isTheirs: true }) : stopAll(services, said));
    return answerOf({ ...linked, isSubscribed });
  },
});

/**
 * The newsletter by text message, the step after the e-mail (POP-002). A number is stored, and the consent is
 * written down, once the code that was sent to it has come back.
 */
export const newsletterPhoneCalls = callsFor('anyone', {
  newsletterPhone: async ({ services, who, language, body, address, requester }) => {
    const email = emailOf(body.email);
    const phone = phoneOrRefuse(body.phone, 'phone');
    await sendPhoneCode(services, { email, phone, requester }, { who, address, language });
    // Who begins with the phone has subscribed as well.
    const reading = await startReading(services, {
      email,
      language,
      source: 'phone',
      shown: body.consent_text,
      about: aboutOf(body),
      isTheirs: hasShown(who, email),
    });
    return phoneAnswer(reading, reading.subscriber.phone !== phone, who, language);
  },

  newsletterPhoneCode: async ({ services, who, language, body, requester }) => {
    const email = emailOf(body.email);
    const phone = phoneOrRefuse(body.phone, 'phone');
    const { reading, isNewPhone } = await confirmPhone(services, { email, phone, requester, who }, body, language);
    return phoneAnswer(reading, isNewPhone, who, language);
  },
});

type Type = SubscriptionResult['type'];

/** The type of an answer, and what it thanks for: an e-mail or a phone that is new to the list. */
interface Answering {
  type: Type;
  isThanked: boolean;
}

/**
 * Returns the answer to a subscriber. `open` are the coupons that they can still use, each once; `customerId` is sent
 * to whoever is signed in as that customer alone: to others it would tell who has an account.
 */
const resultOf = (
  { type, isThanked }: Answering,
  { subscriber, open }: Pick<Reading, 'subscriber' | 'open'>,
  language: Language,
  customerId: number | null,
): SubscriptionResult => {
  const usable = type === 5 ? [] : open;
  return {
    type,
    message: subscriptionTexts[isThanked ? 'thanks' : 'before'][language],
    hasPhone: subscriber.phone !== null,
    customerId,
    couponList: usable.map((coupon) => ({
      discount: formatRoundMoney(coupon.value, language),
      desc: coupon.description[language],
      validNum: timesUsable(coupon),
    })),
    subTitle: bundleTitle(usable, language),
    couponExpireAt: type === 5 ? null : Math.floor(bundleEnd(subscriber.createdAt).getTime() / 1000),
  };
};

/** Tells who asked what became of their e-mail; `subscriptionType` decides the type (POP-003 to POP-008). */
export const emailAnswer = (reading: Reading, who: Shopper | null, language: Language): SubscriptionResult => {
  const { isNew, isBack, customerId, open } = reading;
  const isSignedIn = who?.kind === 'customer' && who.customerId === customerId;
  const subscribing = { isNew, isSignedIn, hasAccount: customerId !== null, isOpen: open.length > 0 };
  const type = subscriptionType(subscribing);
  return resultOf({ type, isThanked: isNew || isBack }, reading, language, isSignedIn ? customerId : null);
};

/** The same of a phone, which is new until it is kept; what has ended or was used is gone for it too (API-061). */
export const phoneAnswer = (
  reading: Reading,
  isNewPhone: boolean,
  who: Shopper | null,
  language: Language,
): SubscriptionResult => {
  const { customerId, open } = reading;
  const isSignedIn = who?.kind === 'customer' && who.customerId === customerId;
  const isOpen = open.length > 0;
  const type = subscriptionType({ isNew: isNewPhone && isOpen, isSignedIn, hasAccount: customerId !== null, isOpen });
  return resultOf({ type, isThanked: isNewPhone }, reading, language, isSignedIn ? customerId : null);
};

/** Data sent along with a subscription (POP-018). */
export const aboutOf = (body: CallBody<'newsletterVisitor'>): SubscriberAbout => ({
  userId: lineOf(body.tUserId),
  productId: lineOf(body.subscribeProductId),
  productName: lineOf(body.subscribeProductName),
  productUrl: lineOf(body.subscribeProductUrl),
});

/**
 * Newsletter by e-mail. A phone that comes along is sent its code first, as in the step of its own: it is
 * kept once that has come back.
 */
export const subscriptionCalls = callsFor('anyone', {
  newsletterVisitor: async ({ services, who, language, body, address, requester }) => {
    const email = emailOf(body.email);
    if (body.phone) {
      await sendPhoneCode(
        services,
        { email, phone: phoneOrRefuse(body.phone, 'phone'), requester },
        { who, address, language },
      );
    }
    const said = { email, language, source: 'visitor', shown: body.consent_text } as const;
    const reading = await startReading(services, { ...said, about: aboutOf(body), isTheirs: hasShown(who, email) });
    return emailAnswer(reading, who, language);
  },
});
