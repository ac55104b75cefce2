import type { Queryable } from '../database/connection.ts';
import { escapeHtml } from '../domain/text/html.ts';
import { mailboxMailer } from '../mail/mailbox.ts';

/** Puts text messages into the sandbox's mailbox, beside the letters. */
export const mailboxMessenger = (db: Queryable): Messenger => ({
  open: true,
  send: (to, text) => mailboxMailer.sendWithin(db, { to, subject: text, text, html: `<p>${escapeHtml(text)}</p>` }),
});

/** Sends text messages to telephones. */
export interface Messenger {
  /** False when none can be sent. */
  readonly open: boolean;
  /** `to` is E.164. */
  send(to: string, text: string): Promise<void>;
}

/** Used when no provider is configured: calls that need a message are refused. */
export const closedMessenger: Messenger = { open: false, send: async () => undefined };
