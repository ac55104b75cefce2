import { FetchError } from '@medusajs/js-sdk';
import type { CallResult, Language } from '@shop/contract';
import { demandPerson, type Backend, type Handlers } from '../call.ts';
import { headersFor } from '../medusa.ts';
import { refusals } from '../refusal.ts';
import { mergeCarts } from '../shopping/carts.ts';
import type { Customerwise } from './customer.ts';
import { mergeLists } from './lists.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Medusa's token for a customer. @throws Refusal 400 */
export const medusaToken = async (backend: Backend, { email, password }: Credentials): Promise<string> => {
  const jwt = await backend.store.auth.login('customer', 'emailpass', { email, password }).catch((error: unknown) => {
    throw error instanceof FetchError && error.status === 401 ? refusals.wrongPassword() : error;
  });
  if (typeof jwt !== 'string') throw refusals.wrongPassword(); // a way to sign in that asks elsewhere
  return jwt;
};

/** Signs in at Medusa and takes over what the guest had chosen. @throws Refusal 400 */
const signIn = async (
  backend: Backend,
  credentials: Credentials,
  { person: guest, language }: Customerwise,
): Promise<CallResult<'login'>> => {
  const jwt = await medusaToken(backend, credentials);
  const { customer } = await backend.store.store.customer.retrieve({}, headersFor(language, jwt));
  const token = backend.memory.customerToken(customer.id, jwt);
  const person = backend.memory.personByToken(token);
  if (!person) throw refusals.signIn();
  await mergeCarts(backend, guest, { ...person, jwt }, language);
  const merged = mergeLists(backend, guest, person);
  return { token, verify_status: true, entity_id: backend.memory.numberOf('customer', customer.id), ...merged };
};

const register = async (
  backend: Backend,
  credentials: Credentials,
  language: Language,
  metadata?: object,
): Promise<void> => {
  const { email, password } = credentials;
  const jwt = await backend.store.auth
    .register('customer', 'emailpass', { email, password })
    .catch((error: unknown) => {
      throw error instanceof FetchError && error.status === 401 ? refusals.hasAccount() : error;
    });
  if (typeof jwt !== 'string') throw refusals.notOffered();
  await backend.store.store.customer.create({ email, ...metadata }, {}, headersFor(language, jwt));
};

/** It says that there is an account, not whose. */
const someAccount = 1;

/** Whom a link for a new password is for, as its token says itself; Medusa checks its seal when it is used. Null for none. */
const resetOf = (token: string): string | null => {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    if (typeof claims !== 'object' || claims === null) return null;
    const { entity_id, exp } = claims as { entity_id?: unknown; exp?: unknown };
    return typeof entity_id === 'string' && typeof exp === 'number' && exp * 1000 > Date.now() ? entity_id : null;
  } catch {
    return null;
  }
};

export const signInHandlers: Handlers = {
  guestLogin: ({ memory }) => ({ token: memory.guestToken() }),
  login: (backend, { body, ...asking }) => signIn(backend, body, asking),
  register: async (backend, { body, ...asking }) => {
    await register(backend, body, asking.language, body.is_subscribed ? { metadata: { newsletter: true } } : {});
    return signIn(backend, body, asking);
  },
  /**
   * Medusa tells who runs the shop whether an e-mail has an account. Without a secret key it is taken to have one: the
   * password is asked for, and who has no account makes one from there.
   */
  registerStatus: async ({ admin }, { query: { email } }) => {
    if (!admin) return { entity_id: someAccount, subscriber: false };
    const query = { email: email.toLowerCase(), has_account: true, fields: 'id' };
    const { customers } = await admin.fetch<{ customers: unknown[] }>('/admin/customers', { query });
    return { entity_id: customers.length > 0 ? someAccount : null, subscriber: false };
  },
  logout: ({ memory }, { token }) => {
    if (token !== null) memory.endToken(token);
    return null;
  },
  verifyStatus: (_backend, asking) => ({ verify_status: demandPerson(asking).jwt !== null }),
  tokenCheck: (_backend, { person }) => ({ valid: person?.jwt !== undefined && person.jwt !== null }),
  /** Medusa hands the token to its subscriber of `auth.password_reset`, which writes the letter. */
  forgotPassword: async (backend, { body: { email }, language }) => {
    await backend.store.client.fetch('/auth/customer/emailpass/reset-password', {
      method: 'POST',
      headers: { accept: 'text/plain' },
      body: { identifier: email, metadata: { language } },
    });
    return null;
  },
  verifyToken: (_backend, { body: { email, rp_token, operation } }) => {
    const owner = resetOf(rp_token);
    if (operation !== 'forget_password' || owner?.toLowerCase() !== email.toLowerCase()) throw refusals.endedLink();
    return { token: rp_token };
  },
  resetPassword: async (backend, { body: { email, password, password_confirm, token }, ...asking }) => {
    if (password !== password_confirm) throw refusals.field('password_confirm');
    if (resetOf(token)?.toLowerCase() !== email.toLowerCase()) throw refusals.endedLink();
    await backend.store.auth.updateProvider('customer', 'emailpass', { password }, token).catch((error: unknown) => {
      throw error instanceof FetchError && error.status === 401 ? refusals.endedLink() : error;
    });
    const signedIn = await signIn(backend, { email, password }, asking);
    if (signedIn.token !== null) {
      const person = backend.memory.personByToken(signedIn.token);
      // Whoever knew the password before is signed out.
      if (person) backend.memory.sessions.endOthers(person.id, signedIn.token);
    }
    return signedIn;
  },
};
