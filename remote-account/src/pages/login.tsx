import { useSearchParams } from '@shop/platform';
import { Container } from '@shop/ui';
import { useReducer, type ReactNode } from 'react';
import { signInStep, type SignInState } from '../features/sign-in/sign-in-machine.ts';
import { SignInSteps } from '../features/sign-in/sign-in-steps.tsx';
import { useRedirectAfterSignIn } from '../features/sign-in/use-redirect-after-sign-in.ts';
import styles from './login.module.css';

export { privateHead as head } from '@shop/contract';
export { BrandLine as banner } from '@shop/kit';

/** Sign in or create an account, then continue to the page that was asked for (ROUTE-027, AUTH-010). */
export default function LoginPage(): ReactNode {
  const [query] = useSearchParams();
  const redirectOn = useRedirectAfterSignIn();
  const [state, dispatch] = useReducer(signInStep<SignInState>, { step: 'email', email: query.get('email') ?? '' });
  return (
    <Container width="form" className={styles.page}>
      <SignInSteps state={state} onEvent={dispatch} onSignedIn={redirectOn} />
    </Container>
  );
}
