import { paths } from '@shop/contract';
import { api, calling, useDispatch, useLocation, useNavigate, useTranslation, withEndpoints } from '@shop/platform';
import { useState } from 'react';
import { useSignInAnswer } from '../use-sign-in-answer.ts';
import { useSignInEnd } from '../popup/use-sign-in-end.ts';
import { isLoginScreen } from './places.ts';

const oneTapApi = withEndpoints(api, (build) => ({
  /** Signs in the person whom Google's token names (AUTH-016). Failures are shown on the card. */
  googleLogin: build.mutation(
    calling('googleLogin', (id_token: string) => ({ query: { id_token }, background: true })),
  ),
}));

interface OneTapSignIn {
  isBusy: boolean;
  /** Null when nothing went wrong. */
  problem: string | null;
  /** Takes Google's `id_token`, or the null of none. */
  signIn: (idToken: Promise<string | null>) => Promise<void>;
}

/**
 * After the tap (AUTH-015) the session takes the token and reloads account and cart, notes are reloaded, the
 * sign-in popup closes, and login screens lead to the account.
 */
export const useOneTapSignIn = (reload: () => void): OneTapSignIn => {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [googleLogin] = oneTapApi.useGoogleLoginMutation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const answerSignIn = useSignInAnswer();
  const { onEnd } = useSignInEnd(reload);

  const signIn = async (idToken: Promise<string | null>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const token = await idToken;
    const wrong = token === null ? t('problem.other') : answerSignIn(await googleLogin(token));
    setBusy(false);
    setProblem(wrong);
    if (wrong !== null) return;
    dispatch(api.util.invalidateTags(['Note', 'Session', 'Wishlist']));
    onEnd('');
    if (isLoginScreen(pathname)) void navigate(paths.accountHome(), { replace: true });
  };

  return { isBusy, problem, signIn };
};
