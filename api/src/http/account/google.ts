import type { FastifyInstance } from 'fastify';
import { createCustomer, findCustomerByEmail, updateCustomer } from '../../database/account/customers.ts';
import { claimByEmail } from '../../database/orders/claims.ts';
import type { GoogleAccount } from '../../google/tokens.ts';
import { noPassword } from '../../domain/account/password-hash.ts';
import type { Services } from '../../services.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { emailOf } from '../../flows/account/email.ts';
import { accountMessages } from '../../flows/account/messages.ts';
import { proveAddress } from '../../flows/account/proven-address.ts';
import { signIn } from '../../flows/account/sign-in.ts';

/** The account's customer, made when there is none; the new one has no password until one is chosen by e-mail. */
const customerOf = async (services: Services, account: GoogleAccount, language: string): Promise<number> => {
  const email = emailOf(account.email);
  const known = await findCustomerByEmail(services.db, email);
  if (known) {
    await proveAddress(services.db, known);
    return known.id;
  }
  const id = await createCustomer(services.db, { email, passwordHash: noPassword, language });
  if (id === null) return customerOf(services, account, language); // another tab was faster
  const { firstname, lastname } = account;
  await updateCustomer(services.db, id, { verified: true, firstname, lastname });
  await claimByEmail(services.db, id, email);
  return id;
};

/** Google one-tap (AUTH-016, API-021). */
export const registerGoogle = (app: FastifyInstance): void => {
  registerCall(app, 'googleLogin', 'anyone', async ({ services, query, language, ...visit }) => {
    const account = await services.google.accountOf(query.id_token, services.now());
    if (!account) throw new ShopError(400, accountMessages.wrongGoogleToken, { field: 'id_token' });
    return signIn(services, await customerOf(services, account, language), visit);
  });
};
