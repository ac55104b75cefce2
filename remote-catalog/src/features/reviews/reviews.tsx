import { useState } from 'react';
import { brand } from '@shop/contract';
import { formatDate, formatNumber } from '@shop/format';
import { LoadState } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Picture, Rating, Button } from '@shop/ui';
import { reviewsApi, type ReviewPage } from './endpoints.ts';
import { Pager } from './pager.tsx';
import { Origin } from './origin.tsx';
import styles from './reviews.module.css';

/** In the reader’s language where it was translated, with the way to the original. */
const ReviewWords = ({ review }: { review: ReviewPage['list'][number] }) => {
  const language = useLanguage();
  const [wantsOriginal, setWantsOriginal] = useState(false);
  const isTranslated = review.translation !== undefined && !wantsOriginal;
  const { title, detail } = (isTranslated && review.translation) || review;
  return (
    <>
      <div className={styles.words} lang={isTranslated ? language : review.language}>
        <h3 className={styles.heading}>{title}</h3>
        <p>{detail}</p>
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

interface Props {
  review: ReviewPage['list'][number];
  productId: number;
  page: number;
}

/** Says that a review helped; each visitor's vote counts once, however often it is given. */
const Helpful = ({ review, productId, page }: Props) => {
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

type Review = ReviewPage['list'][number];

interface ItemProps {
  review: Review;
  productId: number;
  page: number;
}

const ReviewItem = ({ review, productId, page }: ItemProps) => {
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
      </p>
      {review.reply && (
        <div className={styles.reply}>
          <p lang={review.language}>{review.reply}</p>
          <p className={styles.by}>{brand.name}</p>
        </div>
      )}
      <Helpful review={review} productId={productId} page={page} />
    </article>
  );
};

const Summary = ({ page }: { page: ReviewPage }) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const { reviewStar, reviews_count } = page.summary;
  const score = formatNumber(reviewStar, language, 1);
  const most = Math.max(1, ...page.stars.map(({ count }) => count));
  return (
    <div className={styles.summary}>
      <p className={styles.score}>{score}</p>
      <Rating
        size="large"
        score={reviewStar}
        count={reviews_count}
        label={t('rating.label', { score, count: reviews_count })}
      />
      <ul className={styles.bars}>
        {page.stars.map(({ star, count }) => (
          <li key={star} className={styles.bar}>
            <span>{t('reviews.star', { count: star })}</span>
            <meter min={0} max={most} value={count} aria-hidden />
            <span className={styles.barCount}>{formatNumber(count, language)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Five at a time. */
export const Reviews = ({ productId }: { productId: number }) => {
  const { t } = useTranslation('catalog');
  const [page, setPage] = useState(1);
  const { data, ...query } = reviewsApi.useReviewsQuery({ productId, page });
  if (!data) return <LoadState t={t} query={query} title={t('reviews.error')} lines={6} />;
  const { isFetching } = query;
  if (data.total === 0) return <p className={styles.none}>{t('reviews.empty')}</p>;
  return (
    <div className={styles.columns}>
      <Summary page={data} />
      <div className={styles.list} aria-busy={isFetching}>
        {data.list.map((review) => (
          <ReviewItem key={review.review_id} review={review} productId={productId} page={page} />
        ))}
        <Pager
          page={data.page}
          pageSize={data.page_size}
          total={data.total}
          busy={isFetching}
          label={t('reviews.pages')}
          onPage={setPage}
        />
      </div>
    </div>
  );
};
