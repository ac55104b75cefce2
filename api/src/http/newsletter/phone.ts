import { hasShown } from '../../domain/account/identity.ts';
import { callsFor } from '../call.ts';
import { startReading } from '../../flows/newsletter/reading.ts';
import { emailOf } from '../../flows/address/email.ts';
import { aboutOf, phoneAnswer } from './subscription.ts';
import { phoneOrRefuse } from '../../flows/address/phone.ts';
import { confirmPhone, sendPhoneCode } from '../../flows/newsletter/phone.ts';

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
