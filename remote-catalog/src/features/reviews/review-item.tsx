import { useState } from 'react';
import { brand } from '@shop/contract';
import { formatDate } from '@shop/format';
import { useLanguage, useTranslation } from '@shop/platform';
import { Picture, Rating, Button } from '@shop/ui';
import { reviewsApi, type AskedReviews, type ReviewPage } from './endpoints.ts';
import { Marked } from './marked.tsx';
import { Origin } from './origin.tsx';
import styles from './reviews.module.css';

type Review = ReviewPage['list'][number];

interface Props {
  review: Review;
  /** The page that it is on. */
  asked: AskedReviews;
}

/** In the reader’s language where it was translated, with the way to the original. */
const ReviewWords = ({ review }: { review: Review }) => {
  const language = useLanguage();
  const [wantsOriginal, setWantsOriginal] = useState(false);
  const isTranslated = review.translation !== undefined && !wantsOriginal;
  const { title, detail } = (isTranslated && review.translation) || review;
  return (
    <>
      <div className={styles.words} lang={isTranslated ? language : review.language}>
        <h3 className={styles.heading}>
          <Marked text={title} words={review.found} />
        </h3>
        <p>
          <Marked text={detail} words={review.found} />
        </p>
      </div>
      <Origin
        written={review.language}
        hasTranslation={review.translation !== undefined}
        wantsOriginal={wantsOriginal}
        onChange={setWantsOriginal}
      />
    </>
  );
};

/** Says that a review helped; each visitor's vote counts once, however often it is given. */
const Helpful = ({ review, asked }: Props) => {
  const { t } = useTranslation('catalog');
  const [vote, { data, isLoading, isSuccess, isError }] = reviewsApi.useVoteHelpfulMutation();
  const { helpful } = data ?? review;
  const label = helpful > 0 ? t('reviews.helpfulBy', { number: helpful }) : t('reviews.helpful');
  return (
    <div className={styles.helpful}>
      <Button
        variant="secondary"
        size="small"
        busy={isLoading}
        aria-pressed={isSuccess}
        aria-label={t('reviews.helpfulNamed', { label, title: review.title })}
        onClick={() => {
          if (!isSuccess) void vote({ reviewId: review.review_id, asked });
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

/** One review, with what the shop replied and the button that says that it helped. */
export const ReviewItem = ({ review, asked, said }: Props & { said: string | undefined }) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  return (
    <article className={styles.item}>
      <Rating score={review.star} size="small" label={t('rating.stars', { score: review.star })} />
      <ReviewWords review={review} />
      {review.pictures.length > 0 && (
        <ul className={styles.pictures}>
          {review.pictures.map((picture, at) => (
            <li key={picture}>
              <Picture
                src={picture}
                alt={t('reviews.picture', { place: at + 1, name: review.nickname })}
                sizes="96px"
              />
            </li>
          ))}
        </ul>
      )}
      {review.videos.map((video, at) => (
        <video
          key={video}
          className={styles.video}
          src={video}
          controls
          muted
          preload="none"
          aria-label={t('reviews.video', { place: at + 1, name: review.nickname })}
        />
      ))}
      <p className={styles.by}>
        {review.nickname}, {formatDate(review.created_at, language)}
        {said !== undefined && ` – ${said}`}
        {review.verified && <strong className={styles.bought}>{t('reviews.verified')}</strong>}
      </p>
      {review.reply && (
        <div className={styles.reply}>
          <p lang={review.language}>
            <Marked text={review.reply} words={review.found} />
          </p>
          <p className={styles.by}>{brand.name}</p>
        </div>
      )}
      <Helpful review={review} asked={asked} />
    </article>
  );
};
