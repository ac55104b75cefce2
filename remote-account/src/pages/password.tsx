import { paths, type PageResult } from '@shop/contract';
import { useNavigate, useSearchParams, type LoaderContext } from '@shop/platform';
import { Container } from '@shop/ui';
import { CreateStep } from '../features/sign-in/create-step.tsx';
import { ConfirmForm } from '../features/sign-in/confirm-form.tsx';
import { KnownStep } from '../features/sign-in/known-step.tsx';
import { LetterQuestion } from '../features/sign-in/letter-question.tsx';
import { ResetForm } from '../features/sign-in/reset-form.tsx';
import { useRedirectAfterSignIn } from '../features/sign-in/use-redirect-after-sign-in.ts';
import styles from './login.module.css';

/** Every password belongs to an e-mail, and a new one for it needs what the e-mailed code was exchanged for. */
export const loader = async ({ url }: LoaderContext): Promise<PageResult | void> => {
  const email = url.searchParams.get('email');
  if (!email) return { redirect: paths.login() };
  const type = url.searchParams.get('type');
  if (url.searchParams.get('token')) return;
  if (type === 'forgotpassword') return { redirect: paths.forgotPassword({ email }) };
  if (type === 'confirm' || type === 'letter') return { redirect: paths.login({ email }) };
};

/** The flags of the letters' links. */
const isYes = (flag: string | null): boolean => flag === '1' || flag === 'true';

const Password = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const redirectOn = useRedirectAfterSignIn();
  const email = query.get('email') ?? '';
  const redirect = query.get('redirect') ?? '';
  const changeEmail = () => void navigate(paths.login({ email, redirect }));
  const token = query.get('token') ?? '';
  const lead = (target: string) => void navigate(target, { replace: true });
  switch (query.get('type')) {
    case 'forgotpassword':
      return <ResetForm email={email} token={token} onSignedIn={() => lead(paths.accountHome())} />;
    // The code or link of a letter came into a browser that is not signed in to its account.
    case 'confirm':
      return <ConfirmForm email={email} token={token} onSignedIn={() => lead(paths.accountInfo())} />;
    // It would end a session or take a cart along.
    case 'letter':
      return (
        <LetterQuestion
          email={email}
          token={token}
          onSignedIn={() => lead(paths.accountInfo())}
          onConfirm={(confirmToken) => lead(paths.password({ type: 'confirm', email, token: confirmToken }))}
          onRefused={() => lead(paths.home())}
        />
      );
    // A warranty customer has no password yet.
    case 'warrantypassword':
    case 'create':
      return (
        <CreateStep
          email={email}
          isSubscriber={isYes(query.get('subscriber')) || isYes(query.get('newsubscriber'))}
          onChangeEmail={changeEmail}
          onSignedIn={redirectOn}
        />
      );
    default:
      return (
        <KnownStep
          email={email}
          onChangeEmail={changeEmail}
          onCreate={() => void navigate(paths.password({ type: 'create', email, redirect }))}
          onSignedIn={redirectOn}
        />
      );
  }
};

/** The password of an account: to enter, to create, or to choose anew (AUTH-030). */
export default function PasswordPage() {
  return (
    <Container width="form" className={styles.page}>
      <Password />
    </Container>
  );
}
