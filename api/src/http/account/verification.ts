import type { FastifyInstance } from 'fastify';
import { attemptAllowed } from '../../database/account/attempts.ts';
import { findCustomerByEmail, updateCustomer } from '../../database/account/customers.ts';
import { useEmailCode } from '../../database/account/email-codes.ts';
import { claimByEmail } from '../../database/orders/claims.ts';
import { registerCall } from '../call.ts';
import { ApiError, messages } from '../error.ts';
import { emailOf, limits } from './identity.ts';
import { accountMessages } from './messages.ts';
import { sendCode, signIn } from './sign-in.ts';

/**
 * The e-mailed code. `action=resend` sends another one; an unknown e-mail gets the same answer, and no letter. A right
 * code confirms the address, attaches the guest orders that were made with it, and signs the customer in.
 */
export const registerVerification = (app: FastifyInstance): void => {
  registerCall(app, 'verifyEmailCode', 'anyone', async ({ services, body, who, language }) => {
    const email = emailOf(body.email);
    const customer = await findCustomerByEmail(services.db, email);
    if (body.action === 'resend') {
      if (!(await attemptAllowed(services.db, `code ${email}`, limits.code, services.now()))) {
        throw new ApiError(429, messages.tooMany);
      }
      if (customer) await sendCode(services, email, language);
      return { token: null, verify_status: false, entity_id: null };
    }
    const right = customer && (await useEmailCode(services.db, email, body.verify_code ?? '', services.now()));
    if (!right) throw new ApiError(400, accountMessages.wrongCode, { field: 'verify_code' });
    await updateCustomer(services.db, customer.id, { verified: true });
    await claimByEmail(services.db, customer.id, email);
    return signIn(services, customer.id, who);
  });
};
