import type { CallBody, CallResult, SignInResult } from '@shop/contract';
import { findCustomerByEmail, type CustomerRow } from '../../database/account/customers.ts';
import { storeCode, useToken } from '../../database/account/one-time-codes.ts';
import { newToken } from '../../domain/account/tokens.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { emailOf } from '../address/checked-address.ts';
import { redeem, type Caller } from './emailed-codes.ts';
import { accountMessages } from './messages.ts';
import { confirmAddress } from './proven-address.ts';
import { signIn } from './sign-in.ts';

/** A right code or link is exchanged for a token that is good for ten minutes, and for one password. */
const exchange = async (
  { db, now }: Services,
  { email }: CustomerRow,
  purpose: 'reset' | 'confirm',
  requester: string,
): Promise<string> => {
  const token = newToken();
  await storeCode(db, { recipient: email, purpose, requester }, { token }, now());
  return token;
};

/**
 * Confirms an address for who is signed in to its account. Whoever shows from anywhere else that the address is theirs
 * may not be who registered it: they get `confirm_token`, and sign in with a password of the account.
 */
const confirm = async (services: Services, customer: CustomerRow, caller: Caller): Promise<SignInResult> => {
  const isOwnSession = caller.who?.kind === 'customer' && caller.who.customerId === customer.id;
  if (customer.verified || isOwnSession) {
    await confirmAddress(services, customer);
    return signIn(services, customer.id, caller);
  }
  const confirm_token = await exchange(services, customer, 'confirm', caller.requester);
  return { token: null, verify_status: false, entity_id: null, confirm_token };
};

/** Confirms an address by its e-mailed code. @throws ShopError 400 at the field `verify_code`, 429 */
export const confirmByCode = async (
  services: Services,
  email: string,
  code: string,
  caller: Caller,
): Promise<SignInResult> => confirm(services, await redeem(services, email, 'register', code, caller), caller);

/** The token for another password, by its e-mailed code. @throws ShopError as `confirmByCode` */
export const resetTokenByCode = async (
  services: Services,
  email: string,
  code: string,
  caller: Caller,
): Promise<string> => {
  const customer = await redeem(services, email, 'forget_password', code, caller);
  return exchange(services, customer, 'reset', caller.requester);
};

/**
 * The link of a letter brings a token of its own, which nobody guesses: it opens in any browser.
 * @throws ShopError 400 at the field `rp_token`
 */
export const openLink = async (
  services: Services,
  { email: typed, operation, rp_token }: CallBody<'verifyToken'>,
  caller: Caller,
): Promise<CallResult<'verifyToken'>> => {
  const email = emailOf(typed);
  const isGood = await useToken(services.db, email, operation, rp_token, services.now());
  const customer = await findCustomerByEmail(services.db, email);
  if (!isGood || !customer) throw new ShopError(400, accountMessages.wrongCode, { field: 'rp_token' });
  if (operation === 'forget_password') return { token: await exchange(services, customer, 'reset', caller.requester) };
  const { verify_status: _status, entity_id: _id, ...answer } = await confirm(services, customer, caller);
  return answer;
};
