import { paths, type PageResult } from '@shop/contract';
import { customerApi, selectSessionStatus, useNavigate, useSearchParams, type LoaderContext } from '@shop/platform';
import { Container } from '@shop/ui';
import { afterSignIn } from '../features/sign-in/after-sign-in.ts';
import { ConfirmCode } from '../features/sign-in/confirm-code.tsx';
import { ResetCode } from '../features/sign-in/reset-code.tsx';
import styles from './login.module.css';

type WithSession = Parameters<typeof selectSessionStatus>[0];

/** The address of the account with this id, which is told to its own customer alone; null for anybody else. */
const ownEmail = async (id: number, { dispatch, getState }: LoaderContext): Promise<string | null> => {
  const state = getState() as ReturnType<typeof getState> & WithSession; // the shell's store has the session
  if (selectSessionStatus(state) === 'guest') return null;
  const { data } = await dispatch(customerApi.endpoints.customer.initiate(undefined, { subscribe: false }));
  return data?.entity_id === id ? data.email : null;
};

/** Without an e-mail the account's id says whose address it is; without both there is nothing to confirm. */
export const loader = async (context: LoaderContext): Promise<PageResult | void> => {
  const query = context.url.searchParams;
  if (query.get('email')) return;
  const id = query.get('entity_id');
  const email = id && (await ownEmail(Number(id), context));
  if (!email) return { redirect: paths.login() };
  const found = new URLSearchParams([...query, ['email', email]]);
  return { redirect: `${paths.confirmVerificationCode()}?${found}` };
};

const sentFlag = (flag: string | null): boolean | undefined =>
  flag === '1' || flag === '0' ? flag === '1' : undefined;

/** The form for an e-mailed code: to confirm an address, or to choose a new password (ROUTE-030). */
export default function VerifyPage() {
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
