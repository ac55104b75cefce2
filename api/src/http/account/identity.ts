import { createCustomer, findCustomer, findCustomerByEmail } from '../../database/account/customers.ts';
import { isReader } from '../../database/newsletter/readers.ts';
import { giveBundle } from '../../database/newsletter/subscribers.ts';
import { passwordProblem } from '../../domain/account/password.ts';
import { customerKey } from '../../domain/account/identity.ts';
import { issueGuestToken, revokeToken } from '../../database/account/access-tokens.ts';
import { callsFor } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { startReading } from '../../flows/newsletter/reading.ts';
import { requireCaptcha } from '../../flows/account/captcha.ts';
import { accountMessages, passwordMessages } from '../../flows/account/messages.ts';
import { sendCode } from '../../flows/account/emailed-codes.ts';
import { signIn } from '../../flows/account/sign-in.ts';
import { emailOf } from '../../flows/account/email.ts';
import { logIn } from '../../flows/account/log-in.ts';

/** Stands for the id of an account that is not the asker's. */
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
      // To anybody else no more than the documents demand: whether there is an account (docs/decisions/account-lookup.md).
      return { entity_id: customer && someAccount, subscriber: false };
    },

    login: async ({ services, body, address, ...visit }) => {
      return logIn(services, body, address, visit);
    },

    register: async ({ services, body, language, address, ...visit }) => {
      const email = emailOf(body.email);
      const problem = passwordProblem(body.password);
      if (problem) throw new ShopError(400, passwordMessages[problem], { field: 'password' });
      // After what can be seen at once: a response is good for one check.
      await requireCaptcha(services.captcha, body, address);
      const passwordHash = await services.passwords.hash(body.password);
      const id = await createCustomer(services.db, { email, passwordHash, language });
      if (id === null) throw new ShopError(409, accountMessages.emailTaken, { field: 'email' });
      if (body.is_subscribed) await startReading(services, { email, language, source: 'register' });
      else await giveBundle(services.db, id, email, services.now());
      // Last, and so on top of their letters: it is the one that they wait for.
      await sendCode(services, email, 'register', customerKey(id), language);
      return signIn(services, id, visit);
    },

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
