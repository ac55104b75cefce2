import { paths, type PageResult } from '@shop/contract';
import { useNavigate, useSearchParams, type LoaderContext } from '@shop/platform';
import { Container } from '@shop/ui';
import type { ReactNode } from 'react';
import { afterSignIn } from '../features/sign-in/after-sign-in.ts';
import { ConfirmCode } from '../features/sign-in/confirm-code.tsx';
import { ResetCode } from '../features/sign-in/reset-code.tsx';
import styles from './login.module.css';

export { privateHead as head } from '@shop/contract';

/** Without an e-mail there is nothing to confirm. */
export const loader = async ({ url }: LoaderContext): Promise<PageResult | void> => {
  if (!url.searchParams.get('email')) return { redirect: paths.login() };
};

const sentFlag = (flag: string | null): boolean | undefined =>
  flag === '1' || flag === '0' ? flag === '1' : undefined;

/** The form for an e-mailed code: to confirm an address, or to choose a new password (ROUTE-030). */
export default function VerifyPage(): ReactNode {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const email = query.get('email') ?? '';
  const redirect = query.get('redirect') ?? '';
  const choosePassword = (token: string | null): void => {
    const target = token ? paths.password({ type: 'forgotpassword', email, token }) : paths.login({ email });
    void navigate(target, { replace: true });
  };
  return (
    <Container width="form" className={styles.page}>
      {query.get('type') === 'reset-password' ? (
        <ResetCode email={email} onToken={choosePassword} />
      ) : (
        <ConfirmCode
          email={email}
          isSent={sentFlag(query.get('sent'))}
          onConfirmed={() => void navigate(afterSignIn(query, location.origin, paths.accountInfo()), { replace: true })}
          onSignedOut={() => void navigate(paths.login({ redirect }), { replace: true })}
        />
      )}
    </Container>
  );
}
