import type { CallBody, Language } from '@shop/contract';
import { findCustomer, updateCustomer } from '../../database/account/customers.ts';
import { recordConsent } from '../../database/newsletter/subscribers.ts';
import { transact } from '../../database/transact.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { messages } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { redeemPhoneCode, sendPhoneCode } from './phone.ts';
import { startReading, stopReading, stopTexts } from './reading.ts';
import { phoneMessages } from './texts.ts';

/** Whose request it is, as a call's context says it. */
interface Caller {
  language: Language;
  address: string;
  requester: string;
}

/**
 * Writes down what a customer wants to hear of the shop, and where. A number is confirmed by a code first.
 * @throws ShopError 409 without a number, and at the field `code` once one was sent
 */
export const changeSubscriptions = async (
  services: Services,
  who: CustomerIdentity,
  body: CallBody<'newsletterSubscriber'>,
  caller: Caller,
): Promise<void> => {
  const { subscriber_email: byEmail, subscriber_sms: bySms } = body;
  const { language } = caller;
  const said = { email: who.email, language, source: 'account', shown: body.consent_text } as const;
  const customer = await findCustomer(services.db, who.customerId);
  if (!customer) throw new ShopError(401, messages.signInNeeded);
  if (bySms && !customer.subscriberSms) {
    const { telephone: phone } = customer;
    if (phone === null) throw new ShopError(409, phoneMessages.needed);
    const confirming = { email: who.email, phone, requester: caller.requester };
    if (body.code === undefined) {
      await sendPhoneCode(services, confirming, { who, ...caller });
      throw new ShopError(409, phoneMessages.codeSent, { field: 'code' });
    }
    await redeemPhoneCode(services, confirming, body.code);
  }
  await transact(services.db, async (db) => {
    if (!bySms) await stopTexts({ ...services, db }, said, customer.subscriberSms);
    if (bySms === customer.subscriberSms) return;
    await updateCustomer(db, who.customerId, { subscriberSms: bySms });
    if (bySms) await recordConsent(db, { ...said, channel: 'sms', given: true, createdAt: services.now() });
  });
  await (byEmail ? startReading(services, { ...said, isTheirs: who.verified }) : stopReading(services, said));
};
