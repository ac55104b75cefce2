import type { SignInResult } from '@shop/contract';
import { createCustomer, findCustomerByEmail, updateCustomer } from '../../database/account/customers.ts';
import { noPassword } from '../../domain/account/password.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { GoogleAccount } from '../../google/tokens.ts';
import type { Services } from '../../services.ts';
import { emailOf } from '../address/checked-address.ts';
import { accountMessages } from './messages.ts';
import { confirmAddress, proveAddress } from './proven-address.ts';
import { signIn, type Visit } from './sign-in.ts';

/** The account's customer, made when there is none; the new one has no password until one is chosen by e-mail. */
const customerOf = async (services: Services, account: GoogleAccount, language: string): Promise<number> => {
  const email = emailOf(account.email);
  const known = await findCustomerByEmail(services.db, email);
  const { firstname, lastname } = account;
  if (known) {
    await proveAddress(services, known);
    // Whoever registered the address, and never confirmed it, may have given another's name.
    if (!known.verified) await updateCustomer(services.db, known.id, { firstname, lastname });
    return known.id;
  }
  const id = await createCustomer(services.db, { email, passwordHash: noPassword, language });
  if (id === null) return customerOf(services, account, language); // another tab was faster
  await updateCustomer(services.db, id, { firstname, lastname });
  await confirmAddress(services, { id, email });
  return id;
};

/** @throws ShopError 400 for a token that Google did not give out for the shop */
export const signInWithGoogle = async (
  services: Services,
  idToken: string,
  language: string,
  visit: Visit,
): Promise<SignInResult> => {
  const account = await services.google.accountOf(idToken, services.now());
  if (!account) throw new ShopError(400, accountMessages.wrongGoogleToken, { field: 'id_token' });
  return signIn(services, await customerOf(services, account, language), visit);
};
