import type { CallBody, SignInResult } from '@shop/contract';
import { findCustomer, findCustomerByEmail } from '../../database/account/customers.ts';
import { isToken, useToken } from '../../database/account/one-time-codes.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { passwordProblem } from '../../domain/account/password.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { demandWithin } from '../../limits/demand.ts';
import type { Services } from '../../services.ts';
import { emailOf } from '../address/checked-address.ts';
import { accountMessages, passwordMessages } from './messages.ts';
import { confirmElsewhere, replacePassword, takeOver } from './proven-address.ts';
import { forgetFailures } from './log-in.ts';
import { signIn, type Visit } from './sign-in.ts';

interface NewPassword {
  password: string;
  password_confirm: string;
}

/** Refuses a new password that breaks the rules (VAL-005). */
const checkNewPassword = ({ password, password_confirm }: NewPassword): void => {
  const problem = passwordProblem(password);
  if (problem) throw new ShopError(400, passwordMessages[problem], { field: 'password' });
  if (password !== password_confirm) {
    throw new ShopError(400, accountMessages.differentPasswords, { field: 'password_confirm' });
  }
};

/** Chooses another password with the token of an e-mailed code. @throws ShopError 400 with the field that is wrong */
export const resetPassword = async (
  services: Services,
  body: CallBody<'resetPassword'>,
  visit: Visit,
): Promise<SignInResult> => {
  const email = emailOf(body.email);
  // Checked before the token is used up, so that another password can be tried with it.
  checkNewPassword(body);
  const customer = await findCustomerByEmail(services.db, email);
  const isAllowed = await useToken(services.db, email, 'reset', body.token, services.now());
  if (!customer || !isAllowed) throw new ShopError(400, accountMessages.resetEnded, { field: 'token' });
  await forgetFailures(services, email);
  // The code came to this address, so it is the customer's.
  await takeOver(services, customer, await services.passwords.hash(body.password));
  return signIn(services, customer.id, visit);
};

/**
 * Confirms the address of an account where nobody is signed in to it: the link or code of a letter was opened there, and
 * a password of the account has to go with it. @throws ShopError 400 with the field that is wrong, 429
 */
export const confirmEmail = async (
  services: Services,
  body: CallBody<'confirmEmail'>,
  visit: Visit,
): Promise<SignInResult> => {
  const { db, passwords, now } = services;
  const { token, password, password_confirm } = body;
  const email = emailOf(body.email);
  const customer = await findCustomerByEmail(db, email);
  const isGood = await isToken(db, email, 'confirm', token, now());
  const ended = new ShopError(400, accountMessages.confirmEnded, { field: 'token' });
  // Not used up yet, so that another password can be tried with it.
  if (!customer || !isGood) throw ended;
  if (password_confirm !== undefined) checkNewPassword({ password, password_confirm });
  else {
    await demandWithin(services, 'password', { subject: customer.id });
    const { isRight } = await passwords.compare(password, customer.passwordHash);
    if (!isRight) throw new ShopError(400, accountMessages.notChosenPassword, { field: 'password' });
  }
  const passwordHash = await passwords.hash(password);
  if (!(await useToken(db, email, 'confirm', token, now()))) throw ended;
  if (password_confirm === undefined) await confirmElsewhere(services, customer, passwordHash);
  else await takeOver(services, customer, passwordHash);
  return signIn(services, customer.id, visit);
};

/** @throws ShopError 400 with the field that is wrong, 429 */
export const modifyPassword = async (
  services: Services,
  body: CallBody<'modifyPassword'>,
  visit: Visit & { readonly who: CustomerIdentity },
): Promise<SignInResult> => {
  checkNewPassword(body);
  const { customerId } = visit.who;
  await demandWithin(services, 'password', { subject: customerId });
  const customer = await findCustomer(services.db, customerId);
  const { isRight } = await services.passwords.compare(body.old_password, customer?.passwordHash ?? null);
  if (!customer || !isRight) {
    throw new ShopError(400, accountMessages.wrongOldPassword, { field: 'old_password' });
  }
  await replacePassword(services, customer, await services.passwords.hash(body.password));
  return signIn(services, customer.id, visit);
};
