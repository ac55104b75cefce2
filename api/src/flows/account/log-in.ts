import type { CallBody, Language, SignInResult } from '@shop/contract';
import { findCustomerByEmail, renewPasswordHash } from '../../database/account/customers.ts';
import { customerKey } from '../../domain/account/identity.ts';
import type { Services } from '../../services.ts';
import { emailOf } from '../address/email.ts';
import { sendUnlessTooMany } from './emailed-codes.ts';
import { guardSignIn } from './sign-in-guard.ts';
import { signIn, type Visit } from './sign-in.ts';

/**
 * Signs in by e-mail and password. An account whose address is not confirmed gets a letter with the code that it is asked
 * for next (AUTH-009).
 * @param address IP address of the visitor, for the limits
 * @throws ShopError 400 with the field that is wrong, 429
 */
export const logIn = async (
  services: Services,
  body: CallBody<'login'>,
  language: Language,
  address: string,
  visit: Visit,
): Promise<SignInResult> => {
  const email = emailOf(body.email);
  const attempt = await guardSignIn(services, { email, address, claim: body });
  const customer = await findCustomerByEmail(services.db, email);
  const stored = customer?.passwordHash ?? null;
  const { isRight, isOutdated } = await services.passwords.compare(body.password, stored, attempt.rank);
  if (!customer || !isRight) throw await attempt.failed();
  await attempt.succeeded();
  if (isOutdated) await renewPasswordHash(services.db, customer, await services.passwords.hash(body.password));
  const answer = await signIn(services, customer.id, { ...visit, startedFrom: body.login_source_page ?? null });
  if (answer.verify_status) return answer;
  // The code is for the session that begins here.
  const caller = { requester: customerKey(customer.id), address };
  return { ...answer, code_sent: await sendUnlessTooMany(services, email, caller, language) };
};
