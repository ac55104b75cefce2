import type { SignInResult } from '@shop/contract';
import type { Services } from '../../services.ts';
import { redeem, type Caller } from './emailed-codes.ts';
import { proveAddress } from './proven-address.ts';
import { signIn } from './sign-in.ts';

/** Signs in by an e-mailed code in place of the password. A code for anything else does not open this. */
export const signInByCode = async (
  services: Services,
  email: string,
  code: string,
  caller: Caller,
): Promise<SignInResult> => {
  const customer = await redeem(services, email, 'sign_in', code, caller);
  await proveAddress(services, customer);
  return signIn(services, customer.id, caller);
};
