import { Type } from 'typebox';
import { ShopError } from '../domain/shop-error.ts';
import { ask, readAs } from '../payment/outside.ts';
import type { Messenger } from './messenger.ts';
import type { Message } from '../domain/messages.ts';

const smsMessages = {
  notSent: {
    en: 'The text message could not be sent. Please try again later.',
    fr: 'Le message texte n’a pas pu être envoyé. Veuillez réessayer plus tard.',
  },
  noSuchPhone: {
    en: 'This number cannot get text messages.',
    fr: 'Ce numéro ne peut pas recevoir de messages texte.',
  },
} satisfies Record<string, Message>;

export interface TwilioKeys {
  accountSid: string;
  authToken: string;
  /** The number that messages come from, as E.164, or the SID of a messaging service (`MG…`). */
  from: string;
}

interface TwilioOptions extends TwilioKeys {
  /** Twilio's, unless a test answers in its place. */
  url?: string;
  /** ms that Twilio has to answer. */
  timeout?: number;
  /** Gets messages about what an operator has to fix. */
  report: (line: string) => void;
}

const Sent = Type.Object({ sid: Type.String({ minLength: 1 }), status: Type.String() });
const Refused = Type.Object({ code: Type.Integer(), message: Type.String() });
/** Invalid, not a mobile number, unsubscribed, or where the sender may not send to. */
const atPhone = new Set([21211, 21214, 21217, 21408, 21610, 21612, 21614]);

/** Text messages through Twilio's Messages resource, each asked for once: a message whose answer is lost is not repeated. */
export const twilioMessenger = ({ accountSid, authToken, from, url, timeout, report }: TwilioOptions): Messenger => {
  const address = `${url ?? 'https://api.twilio.com/'}2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const headers = {
    authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';

  const send = async (to: string, text: string): Promise<void> => {
    const body = new URLSearchParams({ To: to, Body: text, [sender]: from }).toString();
    const answer = await ask({ url: address, isGiven: url !== undefined, method: 'POST', headers, body, timeout });
    if (answer.status === 201) return void readAs(Sent, answer.body);
    const { code, message } = readAs(Refused, answer.body);
    if (atPhone.has(code)) throw new ShopError(400, smsMessages.noSuchPhone, { field: 'phone' });
    throw new Error(`${code} ${message}`);
  };
  return {
    open: true,
    send: async (to, text) => {
      try {
        await send(to, text);
      } catch (error) {
        if (error instanceof ShopError) throw error;
        // Neither the number nor the text: who reads the log needs no code.
        const cause = error instanceof Error ? error.message.replaceAll(to, '…') : 'unknown';
        report(`Twilio did not send a text message: ${cause}`);
        throw new ShopError(503, smsMessages.notSent);
      }
    },
  };
};
