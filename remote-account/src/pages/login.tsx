import { paths, type ActionContext, type ActionResult } from '@shop/contract';
import { useLocation, usePage, useSearchParams, useTranslation } from '@shop/platform';
import { Container, LinkButton, Notice } from '@shop/ui';
import { useReducer } from 'react';
import { guarded, stepIn } from '../features/sign-in/native-sign-in.ts';
import { signInStep, type SignInState } from '../features/sign-in/sign-in-machine.ts';
import { SignInSteps } from '../features/sign-in/sign-in-steps.tsx';
import { useRedirectAfterSignIn } from '../features/sign-in/use-redirect-after-sign-in.ts';
import styles from './login.module.css';

export { BrandLine as banner } from '@shop/kit';

/** Loaded by the server alone. */
export const action = async (context: ActionContext): Promise<ActionResult> =>
  (await import('../features/sign-in/form-action.ts')).action(context);

/** Sign in or create an account, then continue to the page that was asked for (ROUTE-027, AUTH-010). */
export default function LoginPage() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const { sent } = usePage();
  const redirectOn = useRedirectAfterSignIn();
  const [state, dispatch] = useReducer(signInStep<SignInState>, stepIn(sent, query.get('email') ?? ''));
  return (
    <Container width="form" className={styles.page}>
      <SignInSteps
        state={state}
        onEvent={dispatch}
        onSignedIn={redirectOn}
        native={{ action: pathname + search, sent }}
      />
      <noscript>
        {(state.step === 'create' || sent?.values[guarded]) && (
          <Notice tone="trouble">{t('signIn.needsScripts')}</Notice>
        )}
        <LinkButton variant="quiet" wide href={paths.cart()}>
          {t('signIn.guestBuys')}
        </LinkButton>
      </noscript>
    </Container>
  );
}
