import type { FastifyInstance } from 'fastify';
import type { Language, SignInResult } from '@shop/contract';
import { attemptAllowed } from '../../database/account/attempts.ts';
import { findCustomerByEmail, updateCustomer, type CustomerRow } from '../../database/account/customers.ts';
import { storeEmailCode, useEmailCode, type CodePurpose } from '../../database/account/email-codes.ts';
import { claimByEmail } from '../../database/orders/claims.ts';
import { newToken } from '../../domain/account/tokens.ts';
import type { Services } from '../../services.ts';
import { registerCall } from '../call.ts';
import { ApiError, messages } from '../error.ts';
import { emailOf, limits } from './identity.ts';
import { accountMessages } from './messages.ts';
import { sendCode, signIn, type Visit } from './sign-in.ts';

type Emailed = Exclude<CodePurpose, 'reset'>;

/** Sends a code when there is such an account; who asks is not told, and may not ask all the time. */
export async function sendIfKnown(
  services: Services,
  email: string,
  purpose: Emailed,
  language: Language,
): Promise<void> {
  if (!(await attemptAllowed(services.db, `code ${email}`, limits.code, services.now()))) {
    throw new ApiError(429, messages.tooMany);
  }
  if (await findCustomerByEmail(services.db, email)) await sendCode(services, email, purpose, language);
}

/** The customer whose code this is; the code is used up. */
export async function redeem(
  services: Services,
  email: string,
  purpose: Emailed,
  code: string,
  field: string,
): Promise<CustomerRow> {
  const customer = await findCustomerByEmail(services.db, email);
  const right = customer && (await useEmailCode(services.db, email, purpose, code, services.now()));
  if (!right) throw new ApiError(400, accountMessages.wrongCode, { field });
  return customer;
}

/** A confirmed address brings the guest orders that were made with it, and signs the customer in. */
async function confirm(services: Services, { id, email }: CustomerRow, visit: Visit): Promise<SignInResult> {
  await updateCustomer(services.db, id, { verified: true });
  await claimByEmail(services.db, id, email);
  return signIn(services, id, visit);
}

/** A right code is exchanged for a token that is good for one new password, and for ten minutes. */
async function allowReset({ db, now }: Services, { email }: CustomerRow): Promise<string> {
  const token = newToken();
  await storeEmailCode(db, email, 'reset', token, now());
  return token;
}

/**
 * The e-mailed codes (document 1 §7.2). `action=resend` sends another one; an unknown e-mail gets the same answer, and
 * no letter. A code that was sent to reset a password confirms nothing, and the other way round.
 */
export const registerVerification = (app: FastifyInstance): void => {
  for (const name of ['verifyEmail', 'verifyEmailCode'] as const) {
    registerCall(app, name, 'anyone', async ({ services, body, language, ...visit }) => {
      const email = emailOf(body.email);
      if (body.action === 'resend') {
        await sendIfKnown(services, email, 'register', language);
        return { token: null, verify_status: false, entity_id: null };
      }
      return confirm(services, await redeem(services, email, 'register', body.verify_code ?? '', 'verify_code'), visit);
    });
  }

  registerCall(app, 'forgotPassword', 'public', async ({ services, body, language }) => {
    await sendIfKnown(services, emailOf(body.email), 'forget_password', language);
    return null;
  });

  registerCall(app, 'verifyCodeEmail', 'public', async ({ services, body, language }) => {
    const email = emailOf(body.email);
    if (body.action === 'resend') {
      await sendIfKnown(services, email, 'forget_password', language);
      return { token: null };
    }
    const customer = await redeem(services, email, 'forget_password', body.verify_code ?? '', 'verify_code');
    return { token: await allowReset(services, customer) };
  });

  // The link of a letter carries the code as `rp_token`: following it is as good as typing the code.
  registerCall(app, 'verifyToken', 'anyone', async ({ services, body, ...visit }) => {
    const customer = await redeem(services, emailOf(body.email), body.operation, body.rp_token, 'rp_token');
    if (body.operation === 'forget_password') return { token: await allowReset(services, customer) };
    return { token: (await confirm(services, customer, visit)).token };
  });
};
