import type { BrowserContext } from '@playwright/test';
import { ask } from './ask.ts';
import { codeOf } from './mailbox.ts';
import { letters } from './orders.ts';
import { becomeVisitor } from './visitors.ts';

/** A customer of one test's own, who has confirmed the address. */
export interface OwnCustomer {
  email: string;
  password: string;
  /** Of a session that the API gave; no browser knows it. */
  token: string;
}

const password = 'maple-syrup-7';

/** Registers somebody past the shop; `label` keeps the customers of two tests apart. */
export const newCustomer = async (label: string): Promise<OwnCustomer> => {
  const email = `${label}.${Date.now()}@example.ca`.toLowerCase();
  // From a device of their own: one device may not register many.
  const guest = await ask('guestLogin', { query: { device_id: `device of ${email}` } });
  const registered = await ask('register', { body: { email, password, auto_test: '1' } }, guest);
  const letter = (await letters()).find(({ to }) => to === email);
  const verify_code = codeOf(letter?.subject ?? '', email);
  const confirmed = await ask('verifyEmailCode', { body: { email, verify_code } }, { token: registered.token ?? '' });
  const token = confirmed.token ?? registered.token;
  if (!token) throw new Error(`${email} was registered without a session`);
  return { email, password, token };
};

/** The browser's next page is that of a customer who signed in some time before. */
export const comeBack = async (context: BrowserContext, { token }: { token: string }): Promise<void> => {
  await becomeVisitor(context, 'token', { token });
};

/** Signs somebody in past the shop. */
export const tokenOf = async (email: string, password_: string): Promise<string> => {
  const { token } = await ask('login', { body: { email, password: password_ } });
  if (!token) throw new Error(`${email} was not signed in`);
  return token;
};
