import type { CallResult } from '@shop/contract';
import { problemText } from '@shop/kit';
import { useIntent, useTranslation } from '@shop/platform';

interface Outcome {
  data?: CallResult<'signPoints'>;
  error?: unknown;
}

/** Shows the outcome of a task's call as a toast; answers whether it earned points. */
export const useEarn = (): ((outcome: Promise<Outcome>) => Promise<boolean>) => {
  const { t } = useTranslation('membership');
  const intend = useIntent();
  return async (outcome) => {
    const { data, error } = await outcome;
    void intend(
      'noticeGiven',
      data
        ? { tone: 'ok', text: t('points.earned', { count: data.earned }) }
        : { tone: 'error', text: problemText(error, t) },
    );
    return data !== undefined;
  };
};
