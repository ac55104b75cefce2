import type { Queryable } from '../database/connection.ts';
import { escapeHtml } from '../domain/text/html.ts';
import { mailboxMailer } from '../mail/mailbox.ts';
import type { Messenger } from './messenger.ts';

/** Puts text messages into the sandbox's mailbox, beside the letters. */
export const mailboxMessenger = (db: Queryable): Messenger => ({
  open: true,
  send: (to, text) => mailboxMailer.sendWithin(db, { to, subject: text, text, html: `<p>${escapeHtml(text)}</p>` }),
});
