import type { FastifyInstance } from 'fastify';
import { findCustomer, findCustomerByEmail } from '../../database/account/customers.ts';
import { isToken, useToken } from '../../database/account/one-time-codes.ts';
import { passwordProblem } from '../../domain/account/password.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { demandWithin } from '../../limits/demand.ts';
import { emailOf } from '../../flows/account/email.ts';
import { accountMessages, passwordMessages } from '../../flows/account/messages.ts';
import { replacePassword, takeOver } from '../../flows/account/proven-address.ts';
import { forgetFailures } from '../../flows/account/sign-in-guard.ts';
import { signIn } from '../../flows/account/sign-in.ts';

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

export const registerPasswords = (app: FastifyInstance): void => {
  registerCall(app, 'resetPassword', 'anyone', async ({ services, body, ...visit }) => {
    const email = emailOf(body.email);
    // Checked before the token is used up, so that another password can be tried with it.
    checkNewPassword(body);
    const customer = await findCustomerByEmail(services.db, email);
    const isAllowed = await useToken(services.db, email, 'reset', body.token, services.now());
    if (!customer || !isAllowed) throw new ShopError(400, accountMessages.resetEnded, { field: 'token' });
    await forgetFailures(services, email);
    // The code came to this address, so it is the customer's.
    await takeOver(services.db, customer, await services.passwords.hash(body.password));
    return signIn(services, customer.id, visit);
  });

  // The link or code of a letter was opened where nobody is signed in to the account.
  registerCall(app, 'confirmEmail', 'anyone', async ({ services, body, ...visit }) => {
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
    await takeOver(db, customer, passwordHash);
    return signIn(services, customer.id, visit);
  });

  registerCall(app, 'modifyPassword', 'customer', async ({ services, body, ...visit }) => {
    checkNewPassword(body);
    const { customerId } = visit.who;
    await demandWithin(services, 'password', { subject: customerId });
    const customer = await findCustomer(services.db, customerId);
    const { isRight } = await services.passwords.compare(body.old_password, customer?.passwordHash ?? null);
    if (!customer || !isRight) {
      throw new ShopError(400, accountMessages.wrongOldPassword, { field: 'old_password' });
    }
    await replacePassword(services.db, customer, await services.passwords.hash(body.password));
    return signIn(services, customer.id, visit);
  });
};
