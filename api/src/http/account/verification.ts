import type { FastifyInstance } from 'fastify';
import type { CallResult, SignInResult } from '@shop/contract';
import { findCustomerByEmail, type CustomerRow } from '../../database/account/customers.ts';
import { storeCode, useToken } from '../../database/account/one-time-codes.ts';
import { newToken } from '../../domain/account/tokens.ts';
import type { Services } from '../../services.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { redeem, sendIfKnown, type Asker } from '../../flows/account/emailed-codes.ts';
import { emailOf } from '../../flows/account/email.ts';
import { accountMessages } from '../../flows/account/messages.ts';
import { confirmAddress } from '../../flows/account/proven-address.ts';
import { signIn } from '../../flows/account/sign-in.ts';

/** A right code or link is exchanged for a token that is good for ten minutes, and for one password. */
const exchange = async (
  { db, now }: Services,
  { email }: CustomerRow,
  purpose: 'reset' | 'confirm',
  requester: string,
): Promise<string> => {
  const token = newToken();
  await storeCode(db, { recipient: email, purpose, requester }, { token }, now());
  return token;
};

/**
 * Confirms an address for who is signed in to its account. Whoever shows from anywhere else that the address is theirs
 * may not be who registered it: they get `confirm_token`, and sign in with a password of the account.
 */
const confirm = async (services: Services, customer: CustomerRow, asker: Asker): Promise<SignInResult> => {
  const isOwnSession = asker.who?.kind === 'customer' && asker.who.customerId === customer.id;
  if (customer.verified || isOwnSession) {
    await confirmAddress(services.db, customer);
    return signIn(services, customer.id, asker);
  }
  const confirm_token = await exchange(services, customer, 'confirm', asker.requester);
  return { token: null, verify_status: false, entity_id: null, confirm_token };
};

/**
 * The e-mailed codes (API-013 to API-016). `action=resend` sends another one; an unknown e-mail gets the same answer,
 * and
 * no letter. A code that was sent to reset a password confirms nothing, and the other way round.
 */
export const registerVerification = (app: FastifyInstance): void => {
  for (const name of ['verifyEmail', 'verifyEmailCode'] as const) {
    registerCall(app, name, 'anyone', async ({ services, body, language, ...asker }) => {
      const email = emailOf(body.email);
      if (body.action === 'resend') {
        await sendIfKnown(services, email, 'register', asker, language);
        return { token: null, verify_status: false, entity_id: null };
      }
      const customer = await redeem(services, email, 'register', body.verify_code ?? '', asker);
      return confirm(services, customer, asker);
    });
  }

  registerCall(app, 'forgotPassword', 'anyone', async ({ services, body, language, ...asker }) => {
    await sendIfKnown(services, emailOf(body.email), 'forget_password', asker, language);
    return null;
  });

  registerCall(app, 'verifyCodeEmail', 'anyone', async ({ services, body, language, ...asker }) => {
    const email = emailOf(body.email);
    if (body.action === 'resend') {
      await sendIfKnown(services, email, 'forget_password', asker, language);
      return { token: null };
    }
    const customer = await redeem(services, email, 'forget_password', body.verify_code ?? '', asker);
    return { token: await exchange(services, customer, 'reset', asker.requester) };
  });

  // The link of a letter brings a token of its own, which nobody guesses: it opens in any browser.
  registerCall(
    app,
    'verifyToken',
    'anyone',
    async ({ services, body, ...asker }): Promise<CallResult<'verifyToken'>> => {
      const { operation, rp_token } = body;
      const email = emailOf(body.email);
      const isGood = await useToken(services.db, email, operation, rp_token, services.now());
      const customer = await findCustomerByEmail(services.db, email);
      if (!isGood || !customer) throw new ShopError(400, accountMessages.wrongCode, { field: 'rp_token' });
      if (operation === 'forget_password')
        return { token: await exchange(services, customer, 'reset', asker.requester) };
      const { verify_status: _status, entity_id: _id, ...answer } = await confirm(services, customer, asker);
      return answer;
    },
  );
};
