import { escapeHtml } from '../domain/text/html.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Messenger } from './messenger.ts';

/** Puts text messages into the sandbox's mailbox, beside the letters. */
export const mailboxMessenger = (mailbox: Mailer): Messenger => ({
  open: true,
  send: (to, text) => mailbox.send({ to, subject: text, text, html: `<p>${escapeHtml(text)}</p>` }),
});
