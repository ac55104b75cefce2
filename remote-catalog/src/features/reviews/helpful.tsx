import { useTranslation } from '@shop/platform';
import { Button } from '@shop/ui';
import { reviewsApi, type ReviewPage } from './endpoints.ts';
import styles from './reviews.module.css';

interface Props {
  review: ReviewPage['list'][number];
  productId: number;
  page: number;
}

/** Says that a review helped; each visitor's vote counts once, however often it is given. */
export const Helpful = ({ review, productId, page }: Props) => {
  const { t } = useTranslation('catalog');
  const [vote, { isLoading, isSuccess, isError }] = reviewsApi.useVoteHelpfulMutation();
  const label = review.helpful > 0 ? t('reviews.helpfulBy', { number: review.helpful }) : t('reviews.helpful');
  return (
    <div className={styles.helpful}>
      <Button
        variant="secondary"
        size="small"
        busy={isLoading}
        aria-pressed={isSuccess}
        aria-label={t('reviews.helpfulNamed', { label, title: review.title })}
        onClick={() => {
          if (!isSuccess) void vote({ reviewId: review.review_id, productId, page });
        }}
      >
        {label}
      </Button>
      <span role="status">
        {isSuccess && t('reviews.thanks')}
        {isError && t('reviews.notCounted')}
      </span>
    </div>
  );
};
