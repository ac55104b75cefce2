import type { SmsSettings } from './settings.ts';
import type { Messenger } from './sms/messenger.ts';
import { twilioMessenger } from './sms/twilio.ts';

/** The messenger that the settings name; null without one. */
export const outsideMessengerOf = ({ twilio }: SmsSettings, report: (line: string) => void): Messenger | null =>
  twilio && twilioMessenger({ ...twilio, report });
