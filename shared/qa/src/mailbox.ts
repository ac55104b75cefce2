import type { BrowserContext } from '@playwright/test';
import { paths } from '@shop/contract';
import { ask } from './ask.ts';
import { letters } from './orders.ts';

/** The subject of the newest message to an e-mail address or a telephone, read on the mailbox page as a person would. */
const newestSubject = async (context: BrowserContext, recipient: string): Promise<string> => {
  const mailbox = await context.newPage();
  await mailbox.goto('/dev/mailbox');
  const subject = await mailbox
    .getByRole('listitem')
    .filter({ hasText: recipient })
    .first()
    .getByRole('link')
    .textContent();
  await mailbox.close();
  return subject ?? '';
};

/** The code of the newest letter to an address. */
export const emailedCode = async (context: BrowserContext, email: string): Promise<string> =>
  codeOf(await newestSubject(context, email), email);

/** The six digits of the newest text message to a Canadian number. */
export const textedDigits = async (context: BrowserContext, phone: string): Promise<string> => {
  const code = /\b\d{6}\b/.exec(await newestSubject(context, `+1${phone}`))?.[0];
  if (!code) throw new Error(`No code was sent to ${phone}`);
  return code;
};

/** The code in a letter's subject. Throws when there is none. */
export const codeOf = (subject: string, email: string): string => {
  const code = /\b\d{6}\b/.exec(subject)?.[0];
  if (!code) throw new Error(`No code was sent to ${email}`);
  return code;
};

/** A code of the same form that is not this one. */
export const otherThan = (code: string): string => `${code.startsWith('1') ? '2' : '1'}${code.slice(1)}`;

/** Path and query of the link to a page of the shop in the newest letter to an address. */
export const linkOf = async (email: string, page: string): Promise<string> => {
  const letter = (await letters()).find(({ to }) => to === email);
  const links = letter?.text.match(/https?:\/\/\S+/g)?.map((link) => new URL(link)) ?? [];
  const found = links.find(({ pathname }) => pathname.endsWith(page));
  if (!found) throw new Error(`No letter to ${email} leads to ${page}`);
  return found.pathname + found.search;
};

/** Subscribes an address to the newsletter past the shop: its letter's link to leave. */
export const leavingLink = async (email: string): Promise<string> => {
  await ask('newsletterVisitor', { body: { email } });
  return linkOf(email, paths.leaveNewsletter());
};
