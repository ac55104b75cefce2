import { paths, type PageResult } from '@shop/contract';
import { useNavigate, useSearchParams, type LoaderContext } from '@shop/platform';
import { Container } from '@shop/ui';
import type { ReactNode } from 'react';
import { CreateStep } from '../features/sign-in/create-step.tsx';
import { KnownStep } from '../features/sign-in/known-step.tsx';
import { ResetForm } from '../features/sign-in/reset-form.tsx';
import { useGoOn } from '../features/sign-in/use-go-on.ts';
import styles from './login.module.css';

export { privateHead as head } from '@shop/contract';

/** Every password belongs to an e-mail, and a new one for it needs what the e-mailed code was exchanged for. */
export async function loader({ url }: LoaderContext): Promise<PageResult | void> {
  const email = url.searchParams.get('email');
  if (!email) return { redirect: paths.login() };
  if (url.searchParams.get('type') === 'forgotpassword' && !url.searchParams.get('token')) {
    return { redirect: paths.forgotPassword({ email }) };
  }
}

/** The flags of the letters' links. */
const isYes = (flag: string | null): boolean => flag === '1' || flag === 'true';

function Password(): ReactNode {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const goOn = useGoOn();
  const email = query.get('email') ?? '';
  const redirect = query.get('redirect') ?? '';
  const changeEmail = () => void navigate(paths.login({ email, redirect }));
  switch (query.get('type')) {
    case 'forgotpassword':
      return (
        <ResetForm
          email={email}
          token={query.get('token') ?? ''}
          onSignedIn={() => void navigate(paths.accountHome(), { replace: true })}
        />
      );
    // Who bought a warranty has no password yet.
    case 'warrantypassword':
    case 'create':
      return (
        <CreateStep
          email={email}
          isSubscriber={isYes(query.get('subscriber')) || isYes(query.get('newsubscriber'))}
          onChangeEmail={changeEmail}
          onSignedIn={goOn}
        />
      );
    default:
      return (
        <KnownStep
          email={email}
          onChangeEmail={changeEmail}
          onCreate={() => void navigate(paths.password({ type: 'create', email, redirect }))}
          onSignedIn={goOn}
        />
      );
  }
}

/** The password of an account: to enter, to create, or to choose anew (document 1 §2.1). */
export default function PasswordPage(): ReactNode {
  return (
    <Container width="form" className={styles.page}>
      <Password />
    </Container>
  );
}
