import { brand, paths } from '@shop/contract';
import { formatDate } from '@shop/format';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { Rating, Picture } from '@shop/ui';
import type { OwnReview } from './endpoints.ts';
import styles from './reviews.module.css';

/** Pictures and films of a review; films begin without sound. */
const ReviewMedia = ({ review }: { review: OwnReview }) => {
  const { t } = useTranslation('account');
  const { pictures, videos } = review;
  if (pictures.length + videos.length === 0) return null;
  return (
    <ul className={styles.media} aria-label={t('reviews.media')}>
      {pictures.map((picture, at) => (
        <li key={picture}>
          <Picture src={picture} alt={t('reviews.photo', { place: at + 1 })} sizes="144px" />
        </li>
      ))}
      {videos.map((video, at) => (
        <li key={video}>
          <video src={video} controls muted preload="none" aria-label={t('reviews.video', { place: at + 1 })} />
        </li>
      ))}
    </ul>
  );
};

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
