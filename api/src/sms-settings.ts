import { SettingsError, type Environment } from '@shop/settings';
import { together } from './payment-settings.ts';
import type { TwilioKeys } from './sms/twilio.ts';

export interface SmsSettings {
  /** Who sends text messages; null where nobody does. */
  twilio: TwilioKeys | null;
}

/** The provider of text messages. @throws SettingsError for half of its configuration */
export const smsSettingsFrom = (environment: Environment): SmsSettings => {
  const names = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;
  const given = together(environment, names);
  if (given === null) return { twilio: null };
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = given;
  if (!/^(\+[1-9]\d{6,14}|MG\w+)$/.test(from)) {
    throw new SettingsError('TWILIO_FROM must be a number such as +16475550100, or the SID of a messaging service.');
  }
  return { twilio: { accountSid, authToken, from } };
};
