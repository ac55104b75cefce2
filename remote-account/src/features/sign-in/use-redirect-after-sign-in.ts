import { paths } from '@shop/contract';
import { useNavigate, useSearchParams } from '@shop/platform';
import { afterSignIn } from './after-sign-in.ts';
import type { SignedIn } from './use-sign-in-answer.ts';

/** Leads on after a sign-in: to the code while the address is not confirmed, else to where one was going. */
export const useRedirectAfterSignIn = (): SignedIn => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return ({ email, isVerified, isCodeSent }) => {
    const redirect = query.get('redirect') ?? '';
    const target = isVerified
      ? afterSignIn(query, location.origin)
      : paths.confirmVerificationCode({ email, redirect, sent: isCodeSent }); // which looks at the target itself
    void navigate(target, { replace: true });
  };
};
