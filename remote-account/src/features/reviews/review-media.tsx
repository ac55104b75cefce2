import { useTranslation } from '@shop/platform';
import { Picture } from '@shop/ui';
import type { OwnReview } from './endpoints.ts';
import styles from './reviews.module.css';

/** Pictures and films of a review; films begin without sound. */
export const ReviewMedia = ({ review }: { review: OwnReview }) => {
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
