import type { FastifyInstance } from 'fastify';
import type { Language, SubscriptionResult } from '@shop/contract';
import { attemptAllowed } from '../../database/account/attempts.ts';
import { recordConsent } from '../../database/newsletter/consents.ts';
import { openBundle, setSubscriberPhone, type Subscriber } from '../../database/newsletter/subscribers.ts';
import type { CouponRow } from '../../database/promotions/customer-coupons.ts';
import { normalisedEmail } from '../../domain/account/email.ts';
import { normalisedPhone } from '../../domain/address/phone.ts';
import { bundleEnd, subscriptionType } from '../../domain/newsletter/subscription.ts';
import type { Services } from '../../services.ts';
import { accountMessages } from '../account/messages.ts';
import { addressMessages } from '../address/messages.ts';
import { registerCall } from '../call.ts';
import { ApiError, messages } from '../error.ts';
import { startReading } from './reading.ts';
import { couponValue, subscriptionTexts } from './texts.ts';

/** Generous, because every shopper of one web server has its address. */
export const subscribeLimit = { most: 300, window: 15 * 60 * 1000 };

export const emailOrRefuse = (text: string): string => {
  const email = normalisedEmail(text);
  if (email === null) throw new ApiError(400, accountMessages.invalidEmail, { field: 'email' });
  return email;
};

/** What a subscriber is told. `open` are the coupons that they can still use. */
const resultOf = (
  type: SubscriptionResult['type'],
  subscriber: Subscriber,
  open: readonly CouponRow[],
  language: Language,
): SubscriptionResult => ({
  type,
  message: subscriptionTexts[type === 1 || type === 2 ? 'thanks' : 'before'][language],
  hasPhone: subscriber.phone !== null,
  customerId: null,
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

/** @throws ApiError 429 for an address that subscribes too many: each may be sent a letter */
const checkLimit = async ({ db, now }: Services, address: string): Promise<void> => {
  if (!(await attemptAllowed(db, `newsletter ${address}`, subscribeLimit, now()))) {
    throw new ApiError(429, messages.tooMany);
  }
};

/** Newsletter by e-mail, then optionally by phone (document 3 §4): `subscriptionType` says what comes of it. */
export const registerSubscription = (app: FastifyInstance): void => {
  registerCall(app, 'newsletterVisitor', 'anyone', async ({ services, who, language, body, address }) => {
    await checkLimit(services, address);
    const email = emailOrRefuse(body.email);
    const reading = await startReading(services, { email, language, source: 'visitor' });
    const { subscriber, isNew, isBack, customerId, open } = reading;
    const isSignedIn = who?.kind === 'customer' && who.customerId === customerId;
    const subscribing = { isNew, isSignedIn, hasAccount: customerId !== null, isOpen: open.length > 0 };
    const answer = resultOf(subscriptionType(subscribing), subscriber, open, language);
    return isBack ? { ...answer, message: subscriptionTexts.thanks[language] } : answer;
  });

  registerCall(app, 'newsletterPhone', 'public', async ({ services, language, body, address }) => {
    await checkLimit(services, address);
    const email = emailOrRefuse(body.email);
    const phone = normalisedPhone(body.phone);
    if (phone === null) throw new ApiError(400, addressMessages.phone, { field: 'phone' });
    // The step after the e-mail; who begins with it has subscribed as well.
    const said = { email, language, source: 'phone' } as const;
    const { subscriber } = await startReading(services, said);
    await services.db.transaction(async (db) => {
      if (!(await setSubscriberPhone(db, email, phone))) return;
      await recordConsent(db, { ...said, channel: 'sms', given: true, createdAt: services.now() });
    });
    return resultOf(1, { ...subscriber, phone }, await openBundle(services.db, null), language);
  });
};
