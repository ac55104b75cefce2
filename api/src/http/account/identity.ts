import { findCustomer, findCustomerByEmail } from '../../database/account/customers.ts';
import { isReader } from '../../database/newsletter/readers.ts';
import { issueGuestToken, revokeToken } from '../../database/account/access-tokens.ts';
import { callsFor } from '../call.ts';
import { emailOf } from '../../flows/address/checked-address.ts';
import { logIn } from '../../flows/account/log-in.ts';
import { register } from '../../flows/account/register.ts';
import { requireCaptcha } from '../../flows/account/captcha.ts';
import { signInWithGoogle } from '../../flows/account/google.ts';
import { sendIfKnown, signInByCode } from '../../flows/account/emailed-codes.ts';

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

/** Google one-tap (AUTH-016, API-021). */
export const googleCalls = callsFor('anyone', {
  googleLogin: async ({ services, query, language, ...visit }) => {
    return signInWithGoogle(services, query.id_token, language, visit);
  },
});

export const captchaCalls = callsFor('public', {
  googleRecaptcha: async ({ services, body, address }) => {
    await requireCaptcha(services.captcha, body, address);
    return { success: true };
  },
});

/** `entity_id` in answers about an account that is not the asker's. */
const someAccount = 1;

export const identityCalls = {
  ...callsFor('public', {
    guestLogin: async ({ services, query }) => ({
      token: await issueGuestToken(services.db, query.device_id, services.now()),
    }),
  }),
  ...callsFor('anyone', {
    registerStatus: async ({ services, query, who }) => {
      const email = emailOf(query.email);
      const customer = await findCustomerByEmail(services.db, email);
      const subscriber = await isReader(services.db, email);
      if (who?.kind === 'customer' && who.email === email && who.verified)
        return { entity_id: who.customerId, subscriber };
      // Anybody else learns only whether there is an account, which AUTH-007 needs (docs/decisions/0009-accounts.md).
      return { entity_id: customer && someAccount, subscriber: false };
    },

    login: ({ services, body, language, address, ...visit }) => logIn(services, body, language, address, visit),

    register: ({ services, body, language, address, ...visit }) => register(services, body, language, address, visit),

    logout: async ({ services, who }) => {
      if (who) await revokeToken(services.db, who.tokenHash);
      return null;
    },

    tokenCheck: async ({ who }) => ({ valid: who !== null }),
  }),
  ...callsFor('customer', {
    verifyStatus: async ({ services, who }) => ({
      verify_status: (await findCustomer(services.db, who.customerId))?.verified ?? false,
    }),
  }),
};
