import { callsFor } from '../call.ts';
import { sendIfKnown } from '../../flows/account/emailed-codes.ts';
import { emailOf } from '../../flows/address/email.ts';
import { signInByCode } from '../../flows/account/code-sign-in.ts';

/** Signing in by an e-mailed code in place of the password. A code for anything else does not open this. */
export const codeSignInCalls = callsFor('anyone', {
  signInCode: async ({ services, body, language, ...caller }) => {
    await sendIfKnown(services, emailOf(body.email), 'sign_in', caller, language);
    return null;
  },

  signInByCode: async ({ services, body, ...caller }) => {
    return signInByCode(services, emailOf(body.email), body.verify_code, caller);
  },
});
