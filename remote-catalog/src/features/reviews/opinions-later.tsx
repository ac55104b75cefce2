import { lazy } from 'react';
import { useTranslation } from '@shop/platform';
import { ErrorState } from '@shop/ui';

const NoReviews = () => {
  const { t } = useTranslation('catalog');
  return <ErrorState title={t('reviews.error')} retryLabel={t('retry')} onRetry={() => location.reload()} />;
};

const NoQuestions = () => {
  const { t } = useTranslation('catalog');
  return <ErrorState title={t('faq.error')} retryLabel={t('retry')} onRetry={() => location.reload()} />;
};

const load = () => import('./opinions.ts');

/** Once more for a slow connection: a script that comes too late for the first try is there for the second. */
const opinions = () => load().catch(load);

/** In a browser's bundle reviews and questions are a chunk of their own, which comes after the first view. */
export const Reviews = lazy(() =>
  opinions().then(
    (module) => ({ default: module.Reviews }),
    () => ({ default: NoReviews }),
  ),
);

export const Questions = lazy(() =>
  opinions().then(
    (module) => ({ default: module.Questions }),
    () => ({ default: NoQuestions }),
  ),
);
