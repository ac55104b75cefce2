import type { FastifyInstance } from 'fastify';
import type { Language, SubscriptionResult } from '@shop/contract';
import { attemptAllowed } from '../../database/account/attempts.ts';
import { findCustomerByEmail } from '../../database/account/customers.ts';
import {
  giveBundle,
  openBundle,
  setSubscriberPhone,
  subscribe,
  type Subscriber,
} from '../../database/newsletter/subscribers.ts';
import { tellAccount } from '../../database/newsletter/readers.ts';
import type { CouponRow } from '../../database/promotions/customer-coupons.ts';
import { normalisedEmail } from '../../domain/account/email.ts';
import { normalisedPhone } from '../../domain/address/phone.ts';
import { bundleEnd, subscriptionType } from '../../domain/newsletter/subscription.ts';
import { newsletterWelcome } from '../../mail/newsletter-welcome.ts';
import type { Services } from '../../services.ts';
import { accountMessages } from '../account/messages.ts';
import { addressMessages } from '../address/messages.ts';
import { registerCall } from '../call.ts';
import { ApiError, messages } from '../error.ts';
import { subscriptionTexts } from './texts.ts';

/** Generous, because every shopper of one web server has its address. */
export const subscribeLimit = { most: 300, window: 15 * 60 * 1000 };

export const emailOrRefuse = (text: string): string => {
  const email = normalisedEmail(text);
  if (email === null) throw new ApiError(400, accountMessages.invalidEmail, { field: 'email' });
  return email;
};

const couponOf = ({ value, description }: CouponRow, language: Language) => ({
  discount: language === 'fr' ? `${value / 100} $` : `C$${value / 100}`,
  desc: description[language],
  validNum: 1,
});

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
  couponList: type === 5 ? [] : open.map((coupon) => couponOf(coupon, language)),
  subTitle: subscriptionTexts.subTitle[language],
  couponExpireAt: type === 5 ? null : Math.floor(bundleEnd(subscriber.createdAt).getTime() / 1000),
});

/** The first letter: what subscribing brings, and how to leave. */
const welcome = async (
  { mailer, settings }: Services,
  { email, leaveToken }: Subscriber,
  { type, couponList, couponExpireAt }: SubscriptionResult,
  language: Language,
): Promise<void> => {
  const coupons = couponList.map(({ discount, desc }) => `${discount} – ${desc}`);
  const endsAt = couponExpireAt === null ? null : new Date(couponExpireAt * 1000);
  const offer = { coupons, endsAt, hasAccount: type === 2 };
  await mailer.send(newsletterWelcome({ email, language, leaveToken, ...offer }, settings.shopUrl));
};

/** Newsletter by e-mail, then optionally by phone (document 3 §4): `subscriptionType` says what comes of it. */
export const registerSubscription = (app: FastifyInstance): void => {
  registerCall(app, 'newsletterVisitor', 'anyone', async ({ services, who, language, body, address }) => {
    const now = services.now();
    if (!(await attemptAllowed(services.db, `newsletter ${address}`, subscribeLimit, now))) {
      throw new ApiError(429, messages.tooMany);
    }
    const email = emailOrRefuse(body.email);
    const { subscriber, isNew, isBack } = await subscribe(services.db, email, now);
    const customer = await findCustomerByEmail(services.db, email);
    if (isBack) await tellAccount(services.db, email, true);
    if (customer) await giveBundle(services.db, customer.id, email, now);
    const open = now < bundleEnd(subscriber.createdAt) ? await openBundle(services.db, customer?.id ?? null) : [];
    const isSignedIn = who?.kind === 'customer' && who.customerId === customer?.id;
    const subscribing = { isNew, isSignedIn, hasAccount: customer !== null, isOpen: open.length > 0 };
    const answer = resultOf(subscriptionType(subscribing), subscriber, open, language);
    if (isNew) await welcome(services, subscriber, answer, language);
    return isBack ? { ...answer, message: subscriptionTexts.thanks[language] } : answer;
  });

  registerCall(app, 'newsletterPhone', 'public', async ({ services, language, body }) => {
    const email = emailOrRefuse(body.email);
    const phone = normalisedPhone(body.phone);
    if (phone === null) throw new ApiError(400, addressMessages.phone, { field: 'phone' });
    const subscriber = await setSubscriberPhone(services.db, email, phone, services.now());
    return resultOf(1, subscriber, await openBundle(services.db, null), language);
  });
};
