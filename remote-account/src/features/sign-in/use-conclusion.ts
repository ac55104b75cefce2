import { intents, type CallResult, type MergedCart } from '@shop/contract';
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
 * an answer without a token signs nobody in (document 1 §4). A cart of this visit that was joined with the customer's
 * is told of, and can be taken out again.
 */
export function useConclusion(): (answer: Answer) => string | null {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const joined = useCallback(
    (merged: MergedCart) => ({
      text: t('merge.joined', { count: merged.items.reduce((sum, { qty }) => sum + qty, 0) }),
      tone: 'ok' as const,
      action: { label: t('merge.undo'), run: intents.cartMergeUndone(merged) },
    }),
    [t],
  );
  return useCallback(
    ({ data, error }) => {
      dispatch(sessionEvents.signInAnswered(data ? { ok: true, result: { token: data.token } } : { ok: false }));
      if (data?.merged_cart) dispatch(intents.noticeGiven(joined(data.merged_cart)));
      return data?.token ? null : problemText(error, t);
    },
    [dispatch, joined, t],
  );
}
