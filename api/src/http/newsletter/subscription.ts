import type { CallBody, Language, SubscriptionResult } from '@shop/contract';
import type { Subscriber, SubscriberAbout } from '../../database/newsletter/subscribers.ts';
import type { CouponRow } from '../../database/promotions/coupons.ts';
import { bundleEnd, subscriptionType } from '../../domain/newsletter/subscription.ts';
import { callsFor } from '../call.ts';
import { startReading } from '../../flows/newsletter/reading.ts';
import { couponValue, subscriptionTexts } from '../../flows/newsletter/texts.ts';
import { lineOf } from '../../flows/newsletter/typed.ts';
import { emailOf } from '../../flows/account/email.ts';

/**
 * What a subscriber is told. `open` are the coupons that they can still use, each once; `customerId` is said to whoever
 * is signed in as that customer alone: to others it would tell who has an account.
 */
export const resultOf = (
  type: SubscriptionResult['type'],
  subscriber: Subscriber,
  open: readonly CouponRow[],
  language: Language,
  customerId: number | null = null,
): SubscriptionResult => ({
  type,
  message: subscriptionTexts[type === 1 || type === 2 ? 'thanks' : 'before'][language],
  hasPhone: subscriber.phone !== null,
  customerId,
  couponList:
    type === 5
      ? []
      : open.map(({ value, description }) => ({
          discount: couponValue(value),
          desc: description[language],
          validNum: 1,
        })),
  subTitle: subscriptionTexts.subTitle[language],
  couponExpireAt: type === 5 ? null : Math.floor(bundleEnd(subscriber.createdAt).getTime() / 1000),
});

/** What came along with a subscription (POP-018). */
export const aboutOf = (body: CallBody<'newsletterVisitor'>): SubscriberAbout => ({
  userId: lineOf(body.tUserId),
  productId: lineOf(body.subscribeProductId),
  productName: lineOf(body.subscribeProductName),
  productUrl: lineOf(body.subscribeProductUrl),
});

/**
 * Newsletter by e-mail: `subscriptionType` decides the result (POP-003 to POP-008). `phone.ts` is the step after it.
 */
export const subscriptionCalls = callsFor('anyone', {
  newsletterVisitor: async ({ services, who, language, body }) => {
    const email = emailOf(body.email);
    const reading = await startReading(services, { email, language, source: 'visitor', about: aboutOf(body) });
    const { subscriber, isNew, isBack, customerId, open } = reading;
    const isSignedIn = who?.kind === 'customer' && who.customerId === customerId;
    const subscribing = { isNew, isSignedIn, hasAccount: customerId !== null, isOpen: open.length > 0 };
    const known = isSignedIn ? customerId : null;
    const answer = resultOf(subscriptionType(subscribing), subscriber, open, language, known);
    return isBack ? { ...answer, message: subscriptionTexts.thanks[language] } : answer;
  },
});
