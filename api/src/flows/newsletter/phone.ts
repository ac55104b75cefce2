import { randomInt } from 'node:crypto';
import type { CallBody, Language } from '@shop/contract';
import { storeCode, useCode, type CodeKey } from '../../database/account/one-time-codes.ts';
import { recordConsent, setSubscriberPhone } from '../../database/newsletter/subscribers.ts';
import { transact } from '../../database/transact.ts';
import { hasShown, type Shopper } from '../../domain/account/identity.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { demandText, textMessages } from '../text-message.ts';
import { startReading, type Reading } from './reading.ts';

const codeText = (code: string, language: Language): string =>
  language === 'fr'
    ? `Votre code pour recevoir nos offres par texto est ${code}. Il est valide 10 minutes. Si vous n’avez rien demandé, ignorez ce message.`
    : `Your code to get our offers by text message is ${code}. It is valid for 10 minutes. If you did not ask for it, ignore this message.`;

/** The telephone to be confirmed, the e-mail that it is for, and who asks. */
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
/** A code is valid for one e-mail only. */
const forEmail = (email: string, code: string): string => `${email} ${code.trim()}`;

/** Sends a code to the telephone. @throws ShopError as `demandText` */
export const sendPhoneCode = async (
  services: Services,
  confirming: Confirming,
  { who, address, language }: { who: Shopper | null; address: string; language: Language },
): Promise<void> => {
  const { db, messenger, now } = services;
  const { email, phone } = confirming;
  await demandText(services, phone, { who, address });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await storeCode(db, keyOf(confirming), { code: forEmail(email, code) }, now());
  await messenger.send(phone, codeText(code, language));
};

/** Uses up the code that came back. @throws ShopError 400 at the field `code` */
export const redeemPhoneCode = async ({ db, now }: Services, confirming: Confirming, code: string): Promise<void> => {
  if (await useCode(db, keyOf(confirming), forEmail(confirming.email, code), now())) return;
  throw new ShopError(400, textMessages.wrongCode, { field: 'code' });
};

/** Stores the number and writes the consent down, with what was shown, now that its code has come back. */
export const confirmPhone = async (
  services: Services,
  { who, ...confirming }: Confirming & { who: Shopper | null },
  { code, consent_text: shown }: CallBody<'newsletterPhoneCode'>,
  language: Language,
): Promise<{ reading: Reading; isNewPhone: boolean }> => {
  const { email, phone } = confirming;
  await redeemPhoneCode(services, confirming, code);
  const said = { email, language, source: 'phone', shown } as const;
  const reading = await startReading(services, { ...said, isTheirs: hasShown(who, email) });
  const isNewPhone = await transact(services.db, async (db) => {
    if (!(await setSubscriberPhone(db, email, phone))) return false;
    await recordConsent(db, { ...said, channel: 'sms', given: true, createdAt: services.now() });
    return true;
  });
  return { reading: { ...reading, subscriber: { ...reading.subscriber, phone } }, isNewPhone };
};
