import { intents, type CallResult, type MergeUndone } from '@shop/contract';
import { problemText } from '@shop/kit';
import { sessionEvents, type TextFunction, useDispatch, useLanguage, useTranslation } from '@shop/platform';
import { useCallback } from 'react';

interface Answer {
  data?: CallResult<'login'>;
  error?: unknown;
}

/**
 * Called once the session has its customer; `isVerified` false means that the e-mailed code is needed, `isCodeSent` that
 * it is on its way.
 */
export type SignedIn = (who: { email: string; isVerified: boolean; isCodeSent?: boolean | undefined }) => void;

export const whoSignedIn = (email: string, data: CallResult<'login'> | undefined): Parameters<SignedIn>[0] => ({
  email,
  isVerified: data?.verify_status !== false,
  isCodeSent: data?.code_sent,
});

/** Counts what came along from before the sign-in: units of the cart, wishes, products that were looked at. */
const mergedItemTexts = (
  { merged_cart, merged_wishlist, merged_viewed }: MergeUndone,
  t: TextFunction<'account'>,
): string[] => {
  const counts = {
    cart: merged_cart?.items.reduce((sum, { qty }) => sum + qty, 0) ?? 0,
    wishlist: merged_wishlist?.length ?? 0,
    viewed: merged_viewed?.length ?? 0,
  };
  return (['cart', 'wishlist', 'viewed'] as const).flatMap((kind) =>
    counts[kind] > 0 ? [t(`merge.${kind}`, { count: counts[kind] })] : [],
  );
};

/**
 * Tells the session what login or register answered. Answers null when the person is signed in, else the text to show:
 * an answer without a token signs nobody in (SESS-002). A notice tells which items of this visit joined the
 * customer's, and can undo it.
 */
export const useSignInAnswer = (): ((answer: Answer) => string | null) => {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const language = useLanguage();
  return useCallback(
    ({ data, error }) => {
      dispatch(sessionEvents.signInAnswered(data ? { ok: true, result: { token: data.token } } : { ok: false }));
      const { merged_cart, merged_wishlist, merged_viewed } = data ?? {};
      const merged: MergeUndone = { merged_cart, merged_wishlist, merged_viewed };
      const what = mergedItemTexts(merged, t);
      if (what.length > 0) {
        const list = new Intl.ListFormat(`${language}-CA`, { type: 'conjunction' }).format(what);
        const action = { label: t('merge.undo'), run: intents.mergeUndone(merged) };
        dispatch(intents.noticeGiven({ text: t('merge.joined', { list }), tone: 'ok', action }));
      }
      return data?.token ? null : problemText(error, t);
    },
    [dispatch, language, t],
  );
};
