import type { Reading } from '@shop/settings';
import { together } from './payment-settings.ts';
import type { TwilioKeys } from './sms/twilio.ts';

export interface SmsSettings {
  /** Who sends text messages; null where nobody does. */
  twilio: TwilioKeys | null;
}

/** The provider of text messages. @throws SettingsError for half of its configuration */
export const smsSettingsFrom = (given: Reading): SmsSettings => {
  const names = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;
  const keys = together(given, names);
  if (keys === null) return { twilio: null };
  return { twilio: { accountSid: keys.TWILIO_ACCOUNT_SID, authToken: keys.TWILIO_AUTH_TOKEN, from: keys.TWILIO_FROM } };
};
