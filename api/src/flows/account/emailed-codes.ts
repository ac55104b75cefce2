import type { Language, SignInResult } from '@shop/contract';
import { findCustomerByEmail, type CustomerRow } from '../../database/account/customers.ts';
import { storeCode, useCode } from '../../database/account/one-time-codes.ts';
import type { Queryable } from '../../database/connection.ts';
import { transact } from '../../database/transact.ts';
import { newEmailCode, newToken } from '../../domain/account/tokens.ts';
import { codeLetter } from '../../mail/letters.ts';
import type { Services } from '../../services.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { demandWithin, tooMany, waitFor } from '../../limits/demand.ts';
import { accountMessages } from './messages.ts';
import { type Visit, signIn } from './sign-in.ts';
import { proveAddress } from './proven-address.ts';

/** Signs in by an e-mailed code in place of the password. A code for anything else does not open this. */
export const signInByCode = async (
  services: Services,
  email: string,
  code: string,
  caller: Caller,
): Promise<SignInResult> => {
  const customer = await redeem(services, email, 'sign_in', code, caller);
  await proveAddress(services, customer);
  return signIn(services, customer.id, caller);
};

type Emailed = 'register' | 'forget_password' | 'sign_in';

/** Whose request it is, and which browser's. */
export interface Caller extends Visit {
  /** As `codeRequester` gives it. */
  readonly requester: string;
  /** Their IP address. */
  readonly address: string;
}

/** Thrown to roll the transaction with code and letter back, because there is no such account. */
class NoRecipient extends Error {}

/** Writes a fresh code and its letter: good for this purpose and this requester alone, whose one before it is void. */
const writeCode = async (
  { now, mailer, settings }: Services,
  transaction: Queryable,
  email: string,
  purpose: Emailed,
  requester: string,
  language: Language,
): Promise<void> => {
  const [code, token] = [newEmailCode(), newToken()];
  // A letter to sign in has no link: its code is for the browser that asked for it.
  const secrets = purpose === 'sign_in' ? { code } : { code, token };
  await storeCode(transaction, { recipient: email, purpose, requester }, secrets, now());
  const letter = codeLetter({ to: email, code, token, purpose, shopUrl: settings.shopUrl }, language);
  await mailer.sendWithin(transaction, letter);
};

/** Sends a code to the address of an account. */
export const sendCode = (
  services: Services,
  email: string,
  purpose: Emailed,
  requester: string,
  language: Language,
): Promise<void> =>
  transact(services.db, (transaction) => writeCode(services, transaction, email, purpose, requester, language));

/** Milliseconds until another letter with a code may go out; 0 when it may now. Counts once more. */
const waitForLetter = async (
  services: Services,
  email: string,
  { requester, address }: Pick<Caller, 'requester' | 'address'>,
): Promise<number> => {
  const own = await waitFor(services, 'codeForRequester', { subject: `${email} ${requester}` });
  return own > 0 ? own : waitFor(services, 'codeLetter', { address, subject: email });
};

/** Sends the first code of an account, within the transaction that makes it. False where its address has had too many. */
export const sendFirstCode = async (
  services: Services,
  email: string,
  { requester, address }: Pick<Caller, 'requester' | 'address'>,
  language: Language,
): Promise<boolean> => {
  const limited = { address, subject: email, within: services.db };
  if ((await waitFor(services, 'codeLetter', limited)) > 0) return false;
  await sendCode(services, email, 'register', requester, language);
  return true;
};

/** Sends the code that an unconfirmed address waits for (AUTH-009). False where too many letters went out. */
export const sendUnlessTooMany = async (
  services: Services,
  email: string,
  caller: Pick<Caller, 'requester' | 'address'>,
  language: Language,
): Promise<boolean> => {
  if ((await waitForLetter(services, email, caller)) > 0) return false;
  await sendCode(services, email, 'register', caller.requester, language);
  return true;
};

/**
 * Sends a code when there is such an account; who asks is not told, and may not ask all the time. Without an account
 * code and letter are written and rolled back, so that the answer takes as long.
 */
export const sendIfKnown = async (
  services: Services,
  email: string,
  purpose: Emailed,
  caller: Caller,
  language: Language,
): Promise<void> => {
  const wait = await waitForLetter(services, email, caller);
  if (wait > 0) throw tooMany(wait);
  const customer = await findCustomerByEmail(services.db, email);
  await transact(services.db, async (transaction) => {
    const written = transact(transaction, async (savepoint) => {
      await writeCode(services, savepoint, email, purpose, caller.requester, language);
      if (!customer) throw new NoRecipient();
    });
    await written.catch((error: unknown) => {
      if (!(error instanceof NoRecipient)) throw error;
    });
  });
};

/** The customer whose code this is; the code is used up. @throws ShopError 400, at the field `verify_code` */
export const redeem = async (
  services: Services,
  email: string,
  purpose: Emailed,
  code: string,
  { requester, address }: Caller,
): Promise<CustomerRow> => {
  await demandWithin(services, 'codeGuess', { address });
  const isRight = await useCode(services.db, { recipient: email, purpose, requester }, code, services.now());
  const customer = await findCustomerByEmail(services.db, email);
  if (!isRight || !customer) throw new ShopError(400, accountMessages.wrongCode, { field: 'verify_code' });
  return customer;
};
