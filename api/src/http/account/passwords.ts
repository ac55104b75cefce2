import type { FastifyInstance } from 'fastify';
import type { SignInResult } from '@shop/contract';
import { attemptAllowed, forgetAttempts } from '../../database/account/attempts.ts';
import { findCustomer, findCustomerByEmail, updateCustomer } from '../../database/account/customers.ts';
import { useEmailCode } from '../../database/account/email-codes.ts';
import { hashPassword, passwordMatches, passwordProblem } from '../../domain/account/password.ts';
import { revokeCustomerTokens } from '../../identity/token-store.ts';
import type { Services } from '../../services.ts';
import { registerCall } from '../call.ts';
import { ApiError, messages } from '../error.ts';
import { emailOf, limits } from './identity.ts';
import { accountMessages, passwordMessages } from './messages.ts';
import { signIn, type Visit } from './sign-in.ts';

interface NewPassword {
  password: string;
  password_confirm: string;
}

/** Refuses what a new password may not be (document 1 §5). */
function checkNewPassword({ password, password_confirm }: NewPassword): void {
  const problem = passwordProblem(password);
  if (problem) throw new ApiError(400, passwordMessages[problem], { field: 'password' });
  if (password !== password_confirm) {
    throw new ApiError(400, accountMessages.differentPasswords, { field: 'password_confirm' });
  }
}

/** Changes the password and ends every session of the customer but the one that begins here. */
async function changePassword(services: Services, id: number, password: string, visit: Visit): Promise<SignInResult> {
  await updateCustomer(services.db, id, { passwordHash: await hashPassword(password) });
  await revokeCustomerTokens(services.db, id);
  return signIn(services, id, visit);
}

export const registerPasswords = (app: FastifyInstance): void => {
  registerCall(app, 'resetPassword', 'anyone', async ({ services, body, ...visit }) => {
    const email = emailOf(body.email);
    // Checked before the token is used up, so that another password can be tried with it.
    checkNewPassword(body);
    const customer = await findCustomerByEmail(services.db, email);
    const allowed = customer && (await useEmailCode(services.db, email, 'reset', body.token, services.now()));
    if (!allowed) throw new ApiError(400, accountMessages.resetEnded, { field: 'token' });
    // The code came to this address, so it is the customer's.
    await updateCustomer(services.db, customer.id, { verified: true });
    await forgetAttempts(services.db, `login ${email}`);
    return changePassword(services, customer.id, body.password, visit);
  });

  registerCall(app, 'modifyPassword', 'customer', async ({ services, body, ...visit }) => {
    checkNewPassword(body);
    const { customerId } = visit.who;
    const key = `password ${customerId}`;
    if (!(await attemptAllowed(services.db, key, limits.login, services.now()))) {
      throw new ApiError(429, messages.tooMany);
    }
    const customer = await findCustomer(services.db, customerId);
    if (!customer || !(await passwordMatches(body.old_password, customer.passwordHash))) {
      throw new ApiError(400, accountMessages.wrongOldPassword, { field: 'old_password' });
    }
    await forgetAttempts(services.db, key);
    return changePassword(services, customer.id, body.password, visit);
  });
};
