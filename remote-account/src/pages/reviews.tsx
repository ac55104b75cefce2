import { paths, type PageResult } from '@shop/contract';
import { AccountPage, idOf, pageOf, PartsNav } from '@shop/kit';
import { failureStatus, type LoaderContext, useSearchParams, useTranslation } from '@shop/platform';
import { reviewsApi } from '../features/reviews/endpoints.ts';
import { OwnReviews, ReviewDetail } from '../features/reviews/own-reviews.tsx';
import { PendingReviews } from '../features/reviews/pending-reviews.tsx';

const isPending = (query: URLSearchParams): boolean => query.get('part') === 'pending';
const fresh = { subscribe: false, forceRefetch: true };

export const loader = async ({ dispatch, url: { searchParams } }: LoaderContext): Promise<PageResult | void> => {
  const { ownReview, ownReviews, pendingReviews } = reviewsApi.endpoints;
  const id = idOf(searchParams, 'review_id');
  const page = pageOf(searchParams);
  const { isError, error } =
    id !== null
      ? await dispatch(ownReview.initiate(id, fresh))
      : isPending(searchParams)
        ? await dispatch(pendingReviews.initiate(page, fresh))
        : await dispatch(ownReviews.initiate(page, fresh));
  if (isError) return failureStatus(error);
};

/** The customer's reviews, the products that can be reviewed, and one review (ACC-012). */
export default function ReviewsPage() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const id = idOf(query, 'review_id');
  const page = pageOf(query);
  const parts = [
    { name: 'own', label: t('reviews.own'), href: paths.reviews() },
    { name: 'pending', label: t('reviews.pending'), href: paths.reviews('pending') },
  ];
  return (
    <AccountPage t={t} title={t('title.reviews')}>
      {id === null ? (
        <>
          <PartsNav label={t('reviews.parts')} parts={parts} current={isPending(query) ? 'pending' : 'own'} />
          {isPending(query) ? <PendingReviews page={page} /> : <OwnReviews page={page} />}
        </>
      ) : (
        <ReviewDetail id={id} />
      )}
    </AccountPage>
  );
}
