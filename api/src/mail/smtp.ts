import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Sends letters through the SMTP server at `url` (smtp://user:password@host:port). A failure is only reported. */
export const smtpMailer = (url: string, from: string, report: (error: unknown) => void): Mailer => {
  const transport = createTransport(url);
  return {
    send: async (letter) => {
      try {
        await transport.sendMail({ from, ...letter });
      } catch (error) {
        report(error);
      }
    },
  };
};
