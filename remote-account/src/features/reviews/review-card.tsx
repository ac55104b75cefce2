import { brand, paths } from '@shop/contract';
import { formatDate } from '@shop/format';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { Rating } from '@shop/ui';
import type { OwnReview } from './endpoints.ts';
import { ReviewMedia } from './review-media.tsx';
import styles from './reviews.module.css';

/** One of the customer's reviews: in short with the way to all of it, or whole. */
export const ReviewCard = ({ review, whole = false }: { review: OwnReview; whole?: boolean }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { product } = review;
  return (
    <article className={styles.review}>
      <Rating score={review.star} size="small" label={t('reviews.stars', { count: review.star })} />
      <h2 lang={review.language}>
        {whole ? review.title : <Link href={paths.review(review.review_id)}>{review.title}</Link>}
      </h2>
      {whole && (
        <p className={styles.text} lang={review.language}>
          {review.detail}
        </p>
      )}
      {whole && <ReviewMedia review={review} />}
      {review.state === 'waiting' && <p className={styles.quiet}>{t('reviews.waiting')}</p>}
      {review.state === 'hidden' && <p className={styles.quiet}>{t('reviews.hidden')}</p>}
      <p>{product ? <Link href={paths.productItem(product)}>{product.name}</Link> : t('wishlist.gone')}</p>
      <p className={styles.quiet}>
        {t('reviews.by', { name: review.nickname, date: formatDate(review.created_at, language) })}
        {review.helpful > 0 && `. ${t('reviews.helpful', { count: review.helpful })}`}
      </p>
      {review.reply && (
        <div className={styles.reply}>
          <p lang={review.language}>{review.reply}</p>
          <p className={styles.quiet}>{brand.name}</p>
        </div>
      )}
    </article>
  );
};
