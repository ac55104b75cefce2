import type { FastifyInstance } from 'fastify';
import { registerCall } from '../call.ts';
import { emailOf } from './identity.ts';
import { proveAddress } from './proven-address.ts';
import { signIn } from './sign-in.ts';
import { redeem, sendIfKnown } from './verification.ts';

/** Signing in by an e-mailed code in place of the password. A code for anything else does not open this. */
export const registerCodeSignIn = (app: FastifyInstance): void => {
  registerCall(app, 'signInCode', 'public', async ({ services, body, language }) => {
    await sendIfKnown(services, emailOf(body.email), 'sign_in', language);
    return null;
  });

  registerCall(app, 'signInByCode', 'anyone', async ({ services, body, ...visit }) => {
    const customer = await redeem(services, emailOf(body.email), 'sign_in', body.verify_code, 'verify_code');
    await proveAddress(services.db, customer);
    return signIn(services, customer.id, visit);
  });
};
