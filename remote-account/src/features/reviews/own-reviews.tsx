import { paths } from '@shop/contract';
import { LinkButton, LoadState, PagesOfList } from '@shop/kit';
import { Link, useTranslation } from '@shop/platform';
import { EmptyState } from '@shop/ui';
import { reviewsApi } from './endpoints.ts';
import { ReviewCard } from './review-card.tsx';
import styles from './reviews.module.css';

export const OwnReviews = ({ page }: { page: number }) => {
  const { t } = useTranslation('account');
  const { currentData, ...query } = reviewsApi.useOwnReviewsQuery(page);
  if (!currentData) return <LoadState t={t} query={query} title={t('reviews.failed')} lines={10} />;
  if (currentData.total === 0) {
    return (
      <EmptyState
        icon="star"
        title={t('reviews.none')}
        action={<LinkButton href={paths.reviews('pending')}>{t('reviews.pending')}</LinkButton>}
      >
        {t('reviews.noneHint')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.reviews} aria-label={t('reviews.own')}>
        {currentData.list.map((review) => (
          <li key={review.review_id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <PagesOfList
        t={t}
        {...currentData}
        label={t('reviews.pages')}
        page={page}
        hrefFor={(other) => paths.reviews(undefined, other)}
      />
    </>
  );
};

/** One review, whole. */
export const ReviewDetail = ({ id }: { id: number }) => {
  const { t } = useTranslation('account');
  const { currentData, ...query } = reviewsApi.useOwnReviewQuery(id);
  return (
    <>
      <p>
        <Link href={paths.reviews()}>{t('reviews.all')}</Link>
      </p>
      {currentData ? (
        <ReviewCard review={currentData} whole />
      ) : (
        <LoadState t={t} query={query} title={t('reviews.oneFailed')} lines={6} />
      )}
    </>
  );
};
