import type { CallBody, SignInResult } from '@shop/contract';
import { findCustomerByEmail, renewPasswordHash } from '../../database/account/customers.ts';
import type { Services } from '../../services.ts';
import { emailOf } from './email.ts';
import { guardSignIn } from './sign-in-guard.ts';
import { signIn, type Visit } from './sign-in.ts';

/**
 * Signs in by e-mail and password.
 * @param address IP address of the visitor, for the limits
 * @throws ShopError 400 with the field that is wrong, 429
 */
export const logIn = async (
  services: Services,
  body: CallBody<'login'>,
  address: string,
  visit: Visit,
): Promise<SignInResult> => {
  const email = emailOf(body.email);
  const attempt = await guardSignIn(services, { email, address, claim: body });
  const customer = await findCustomerByEmail(services.db, email);
  const { isRight, isOutdated } = await services.passwords.compare(body.password, customer?.passwordHash ?? null);
  if (!customer || !isRight) throw await attempt.failed();
  await attempt.succeeded();
  if (isOutdated) await renewPasswordHash(services.db, customer, await services.passwords.hash(body.password));
  return signIn(services, customer.id, visit);
};
