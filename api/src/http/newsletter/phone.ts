import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Language } from '@shop/contract';
import { storeCode, useCode, type CodeKey } from '../../database/account/one-time-codes.ts';
import { recordConsent } from '../../database/newsletter/consents.ts';
import { openBundle, setSubscriberPhone } from '../../database/newsletter/subscribers.ts';
import { transact } from '../../database/transact.ts';
import { normalisedPhone } from '../../domain/address/phone.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import type { Services } from '../../services.ts';
import { addressMessages } from '../../flows/address/messages.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { demandWithin } from '../../limits/demand.ts';
import { membershipMessages } from '../../flows/membership/messages.ts';
import { startReading } from '../../flows/newsletter/reading.ts';
import { emailOf } from '../../flows/account/email.ts';
import { resultOf } from './subscription.ts';

const codeText = (code: string, language: Language): string =>
  language === 'fr'
    ? `Votre code pour recevoir nos offres par texto est ${code}. Il est valide 10 minutes. Si vous n’avez rien demandé, ignorez ce message.`
    : `Your code to get our offers by text message is ${code}. It is valid for 10 minutes. If you did not ask for it, ignore this message.`;

const phoneOrRefuse = (text: string): string => {
  const phone = normalisedPhone(text);
  if (phone === null) throw new ShopError(400, addressMessages.phone, { field: 'phone' });
  return phone;
};

/** Whose telephone is to be confirmed, for which e-mail, and who asks. */
interface Confirming {
  email: string;
  /** E.164. */
  phone: string;
  requester: string;
}

const keyOf = ({ phone, requester }: Confirming): CodeKey => ({
  recipient: phone,
  purpose: 'newsletter_phone',
  requester,
});
/** The code for one e-mail is none for another. */
const forEmail = (email: string, code: string): string => `${email} ${code.trim()}`;

/** Sends a code to the telephone. @throws ShopError 503 where no message can be sent, 429 after too many */
export const sendPhoneCode = async (
  services: Services,
  confirming: Confirming,
  { who, address, language }: { who: Shopper | null; address: string; language: Language },
): Promise<void> => {
  const { db, messenger, now } = services;
  const { email, phone } = confirming;
  if (!messenger.open) throw new ShopError(503, membershipMessages.phonesClosed);
  await demandWithin(services, 'textMessage', { address, shopper: who, subject: phone });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await storeCode(db, keyOf(confirming), { code: forEmail(email, code) }, now());
  await messenger.send(phone, codeText(code, language));
};

/** Uses up the code that came back. @throws ShopError 400 at the field `code` */
export const redeemPhoneCode = async ({ db, now }: Services, confirming: Confirming, code: string): Promise<void> => {
  if (await useCode(db, keyOf(confirming), forEmail(confirming.email, code), now())) return;
  throw new ShopError(400, membershipMessages.wrongCode, { field: 'code' });
};

/**
 * The newsletter by text message, the step after the e-mail (POP-002). A number is stored, and the consent is
 * written down, once the code that was sent to it has come back.
 */
export const registerNewsletterPhone = (app: FastifyInstance): void => {
  registerCall(app, 'newsletterPhone', 'anyone', async ({ services, who, language, body, address, requester }) => {
    const email = emailOf(body.email);
    const phone = phoneOrRefuse(body.phone);
    await sendPhoneCode(services, { email, phone, requester }, { who, address, language });
    // Who begins with the phone has subscribed as well.
    const { subscriber } = await startReading(services, { email, language, source: 'phone' });
    return resultOf(1, subscriber, await openBundle(services.db, null), language);
  });

  registerCall(app, 'newsletterPhoneCode', 'anyone', async ({ services, language, body, requester }) => {
    const { db, now } = services;
    const email = emailOf(body.email);
    const phone = phoneOrRefuse(body.phone);
    await redeemPhoneCode(services, { email, phone, requester }, body.code);
    const said = { email, language, source: 'phone' } as const;
    const { subscriber } = await startReading(services, said);
    await transact(db, async (transaction) => {
      if (!(await setSubscriberPhone(transaction, email, phone))) return;
      await recordConsent(transaction, { ...said, channel: 'sms', given: true, createdAt: now() });
    });
    return resultOf(1, { ...subscriber, phone }, await openBundle(db, null), language);
  });
};
