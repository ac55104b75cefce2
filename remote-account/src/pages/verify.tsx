import { paths, type PageResult } from '@shop/contract';
import { useNavigate, useSearchParams, type LoaderContext } from '@shop/platform';
import { Container } from '@shop/ui';
import type { ReactNode } from 'react';
import { afterSignIn } from '../features/sign-in/after-sign-in.ts';
import { CodeForm } from '../features/sign-in/code-form.tsx';
import { privateHead } from '../parts/private-head.ts';
import styles from './login.module.css';

export const head = privateHead('verify');

/** Without an e-mail there is nothing to confirm. */
export async function loader({ url }: LoaderContext): Promise<PageResult | void> {
  if (!url.searchParams.get('email')) return { redirect: paths.login() };
}

/** The e-mailed code of a new or unconfirmed account (document 1 §2.1). */
export default function VerifyPage(): ReactNode {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const redirect = query.get('redirect') ?? '';
  return (
    <Container width="form" className={styles.page}>
      <CodeForm
        email={query.get('email') ?? ''}
        later={paths.accountHome()}
        onConfirmed={() => void navigate(afterSignIn(query, location.origin), { replace: true })}
        onSignedOut={() => void navigate(paths.login({ redirect }), { replace: true })}
      />
    </Container>
  );
}
