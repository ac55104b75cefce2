import type { CallResult } from '@shop/contract';
import { sessionEvents, useDispatch, useTranslation } from '@shop/platform';
import { useCallback } from 'react';
import { problemText } from '../../parts/problem.ts';

interface Answer {
  data?: CallResult<'login'>;
  error?: unknown;
}

/** Called once the session has its customer; an address that is not confirmed yet needs the e-mailed code. */
export type SignedIn = (who: { email: string; isVerified: boolean }) => void;

/**
 * Tells the session what login or register answered. Answers null when the person is signed in, else the text to show:
 * an answer without a token signs nobody in (document 1 §4).
 */
export function useConclusion(): (answer: Answer) => string | null {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  return useCallback(
    ({ data, error }) => {
      dispatch(sessionEvents.signInAnswered(data ? { ok: true, result: { token: data.token } } : { ok: false }));
      return data?.token ? null : problemText(error, t);
    },
    [dispatch, t],
  );
}
