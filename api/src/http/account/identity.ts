import type { FastifyInstance } from 'fastify';
import { attemptAllowed, forgetAttempts } from '../../database/account/attempts.ts';
import { createCustomer, findCustomer, findCustomerByEmail } from '../../database/account/customers.ts';
import { isReader } from '../../database/newsletter/readers.ts';
import { giveBundle } from '../../database/newsletter/subscribers.ts';
import { normalisedEmail } from '../../domain/account/email.ts';
import { hashPassword, passwordMatches, passwordProblem } from '../../domain/account/password.ts';
import { issueGuestToken, revokeToken } from '../../identity/token-store.ts';
import { registerCall } from '../call.ts';
import { ApiError, messages } from '../error.ts';
import { startReading } from '../newsletter/reading.ts';
import { requireCaptcha } from './captcha.ts';
import { accountMessages, passwordMessages } from './messages.ts';
import { sendCode, signIn } from './sign-in.ts';

const quarterHour = 15 * 60 * 1000;
export const limits = {
  login: { most: 10, window: quarterHour },
  register: { most: 20, window: quarterHour },
  code: { most: 5, window: quarterHour },
} as const;

/** Compared with when there is no such account, so that the answer takes as long as for a wrong password. */
const nobody = hashPassword('nobody has this password 1');

export const emailOf = (text: string): string => {
  const email = normalisedEmail(text);
  if (email === null) throw new ApiError(400, accountMessages.invalidEmail, { field: 'email' });
  return email;
};

export const registerIdentity = (app: FastifyInstance): void => {
  registerCall(app, 'guestLogin', 'public', async ({ services, query }) => ({
    token: await issueGuestToken(services.db, query.device_id, services.now()),
  }));

  registerCall(app, 'registerStatus', 'public', async ({ services, query }) => {
    const email = emailOf(query.email);
    const customer = await findCustomerByEmail(services.db, email);
    return { entity_id: customer?.id ?? null, subscriber: await isReader(services.db, email) };
  });

  registerCall(app, 'login', 'anyone', async ({ services, body, ...visit }) => {
    const email = emailOf(body.email);
    const key = `login ${email}`;
    if (!(await attemptAllowed(services.db, key, limits.login, services.now()))) {
      throw new ApiError(429, messages.tooMany);
    }
    const customer = await findCustomerByEmail(services.db, email);
    const right = await passwordMatches(body.password, customer?.passwordHash ?? (await nobody));
    if (!customer || !right) throw new ApiError(400, accountMessages.wrongPassword, { field: 'password' });
    await forgetAttempts(services.db, key);
    return signIn(services, customer.id, visit);
  });

  registerCall(app, 'register', 'anyone', async ({ services, body, language, address, ...visit }) => {
    const email = emailOf(body.email);
    const problem = passwordProblem(body.password);
    if (problem) throw new ApiError(400, passwordMessages[problem], { field: 'password' });
    // After what can be seen at once: a response is good for one check.
    await requireCaptcha(services.captcha, body, address);
    const device = visit.who?.kind === 'guest' ? `guest ${visit.who.guestId}` : address;
    if (!(await attemptAllowed(services.db, `register ${device}`, limits.register, services.now()))) {
      throw new ApiError(429, messages.tooMany);
    }
    const passwordHash = await hashPassword(body.password);
    const id = await createCustomer(services.db, { email, passwordHash, language });
    if (id === null) throw new ApiError(409, accountMessages.emailTaken, { field: 'email' });
    if (body.is_subscribed) await startReading(services, { email, language, source: 'register' });
    else await giveBundle(services.db, id, email, services.now());
    // Last, and so on top of their letters: it is the one that they wait for.
    await sendCode(services, email, 'register', language);
    return signIn(services, id, visit);
  });

  registerCall(app, 'logout', 'anyone', async ({ services, who }) => {
    if (who) await revokeToken(services.db, who.tokenHash);
    return null;
  });

  registerCall(app, 'tokenCheck', 'anyone', async ({ who }) => ({ valid: who !== null }));

  registerCall(app, 'verifyStatus', 'customer', async ({ services, who }) => ({
    verify_status: (await findCustomer(services.db, who.customerId))?.verified ?? false,
  }));
};
