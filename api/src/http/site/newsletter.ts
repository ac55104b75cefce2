import type { FastifyInstance } from 'fastify';
import type { Language, SubscriptionResult } from '@shop/contract';
import { attemptAllowed } from '../../database/account/attempts.ts';
import { findCustomerByEmail } from '../../database/account/customers.ts';
import { schema } from '../../database/connection.ts';
import { normalisedPhone } from '../../domain/address/phone.ts';
import { accountMessages } from '../account/messages.ts';
import { normalisedEmail } from '../../domain/account/email.ts';
import { addressMessages } from '../address/messages.ts';
import { registerCall } from '../call.ts';
import { ApiError, messages } from '../error.ts';

/** Three calendar months from now, in seconds since 1970 (document 3 §9). */
const couponExpiry = (now: Date): number => {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + 3);
  return Math.floor(end.getTime() / 1000);
};

/** Generous, because every shopper of one web server has its address. */
const subscribeLimit = { most: 300, window: 15 * 60 * 1000 };

/** The bundle that a new subscriber gets: C$250 in five coupons (document 3 §9). */
const bundle = [100, 60, 40, 30, 20];
const offersOf = (language: Language) =>
  bundle.map((dollars) => ({
    discount: language === 'fr' ? `${dollars} $` : `C$${dollars}`,
    desc: language === 'fr' ? 'sur votre commande' : 'off your order',
    validNum: 1,
  }));

const emailOrRefuse = (text: string): string => {
  const email = normalisedEmail(text);
  if (email === null) throw new ApiError(400, accountMessages.invalidEmail, { field: 'email' });
  return email;
};

/** Newsletter by e-mail, then optionally by phone. Type 1 is new here, 2 has an account, 5 has subscribed before. */
export const registerNewsletter = (app: FastifyInstance): void => {
  const { newsletterSubscriber } = schema;

  registerCall(app, 'newsletterVisitor', 'public', async ({ services, language, body, address }) => {
    if (!(await attemptAllowed(services.db, `newsletter ${address}`, subscribeLimit, services.now()))) {
      throw new ApiError(429, messages.tooMany);
    }
    const email = emailOrRefuse(body.email);
    const added = await services.db
      .insert(newsletterSubscriber)
      .values({ email })
      .onConflictDoNothing()
      .returning({ email: newsletterSubscriber.email });
    const known = added.length === 0;
    const customer = await findCustomerByEmail(services.db, email);
    const result: SubscriptionResult = {
      type: known ? 5 : customer ? 2 : 1,
      message: known
        ? { en: 'You have subscribed already.', fr: 'Vous êtes déjà inscrit.' }[language]
        : { en: 'Thank you for subscribing.', fr: 'Merci de votre inscription.' }[language],
      hasPhone: false,
      customerId: null,
      couponList: known ? [] : offersOf(language),
      subTitle: { en: 'C$250 off for you', fr: '250 $ de rabais pour vous' }[language],
      couponExpireAt: known ? null : couponExpiry(services.now()),
    };
    return result;
  });

  registerCall(app, 'newsletterPhone', 'public', async ({ services, language, body }) => {
    const email = emailOrRefuse(body.email);
    const phone = normalisedPhone(body.phone);
    if (phone === null) throw new ApiError(400, addressMessages.phone, { field: 'phone' });
    await services.db
      .insert(newsletterSubscriber)
      .values({ email, phone })
      .onConflictDoUpdate({ target: newsletterSubscriber.email, set: { phone } });
    return {
      type: 1,
      message: { en: 'Thank you for subscribing.', fr: 'Merci de votre inscription.' }[language],
      hasPhone: true,
      customerId: null,
      couponList: offersOf(language),
      subTitle: { en: 'C$250 off for you', fr: '250 $ de rabais pour vous' }[language],
      couponExpireAt: couponExpiry(services.now()),
    };
  });
};
