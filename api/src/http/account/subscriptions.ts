import type { FastifyInstance } from 'fastify';
import { findCustomer, updateCustomer } from '../../database/account/customers.ts';
import { recordConsent } from '../../database/newsletter/consents.ts';
import { transact } from '../../database/transact.ts';
import { isBirthDate } from '../../domain/account/birth-date.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { redeemPhoneCode, sendPhoneCode } from '../newsletter/phone.ts';
import { startReading, stopReading } from '../../flows/newsletter/reading.ts';
import { accountMessages } from '../../flows/account/messages.ts';
import { customerById } from './profile.ts';

/** What a customer wants to be sent (ACC-014, NOTE-008), and the birthday for the shop's wishes (API-091). */
export const registerSubscriptions = (app: FastifyInstance): void => {
  registerCall(app, 'newsletterSubscriber', 'customer', async ({ services, who, body, ...asker }) => {
    const { subscriber_email: byEmail, subscriber_sms: bySms } = body;
    const { language } = asker;
    const said = { email: who.email, language, source: 'account' } as const;
    const customer = await findCustomer(services.db, who.customerId);
    if (!customer) throw new ShopError(401, messages.signInNeeded);
    if (bySms && !customer.subscriberSms) {
      const { telephone: phone } = customer;
      if (phone === null) throw new ShopError(409, accountMessages.phoneNeeded);
      const confirming = { email: who.email, phone, requester: asker.requester };
      if (body.code === undefined) {
        await sendPhoneCode(services, confirming, { who, ...asker });
        throw new ShopError(409, accountMessages.phoneCodeSent, { field: 'code' });
      }
      await redeemPhoneCode(services, confirming, body.code);
    }
    await transact(services.db, async (db) => {
      if (bySms === customer.subscriberSms) return;
      await updateCustomer(db, who.customerId, { subscriberSms: bySms });
      await recordConsent(db, { ...said, channel: 'sms', given: bySms, createdAt: services.now() });
    });
    await (byEmail ? startReading : stopReading)(services, said);
    return customerById(services, who.customerId);
  });

  registerCall(app, 'editBirthday', 'customer', async ({ services, who, body }) => {
    if (!isBirthDate(body.births, services.now())) {
      throw new ShopError(400, accountMessages.wrongBirthDate, { field: 'births' });
    }
    await updateCustomer(services.db, who.customerId, { birthday: body.births });
    return customerById(services, who.customerId);
  });
};
