import { createTransport } from 'nodemailer';
import { briefly } from '../logged-error.ts';
import type { Letter } from '../domain/mail/letter.ts';

/** Hands a letter over to whoever brings it to its reader. Throws when it was not taken. */
export type Deliver = (letter: Letter) => Promise<void>;

/** ms that an SMTP server has for each step: to connect, to greet, and between two answers. */
const timeout = 20_000;

/** Hands letters to the SMTP server at `url` (smtp://user:password@host:port). A server that hangs is given up. */
export const smtpDelivery = (url: string, from: string, limit = timeout): Deliver => {
  const limits = { connectionTimeout: limit, greetingTimeout: limit, socketTimeout: limit, dnsTimeout: limit };
  const transport = createTransport({ url, ...limits });
  return async (letter) => {
    try {
      await transport.sendMail({ from, ...letter });
    } catch (error) {
      // The server's message may hold e-mail addresses, which are removed before it is stored.
      throw new Error(briefly(error), { cause: error });
    }
  };
};
