import type { ReviewView } from '@shop/contract';
import { formatNumber } from '@shop/format';
import { useLanguage, useTranslation } from '@shop/platform';
import { Rating } from '@shop/ui';
import { StayLink } from '../../parts/stay-link.tsx';
import type { ReviewPage } from './endpoints.ts';
import { toggled } from './review-view.ts';
import styles from './reviews.module.css';

interface Props {
  page: ReviewPage;
  view: ReviewView;
  /** Leads to those with so many stars; null where nothing can be chosen. */
  hrefFor: ((view: ReviewView) => string) | null;
}

/** The mean of all stars, and how many reviews give each number of them. */
export const Summary = ({ page, view, hrefFor }: Props) => {
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
        {page.stars.map(({ star, count }) => {
          const isOne = star === view.star;
          const bar = (
            <>
              <span>{t('reviews.star', { count: star })}</span>
              <meter min={0} max={most} value={count} aria-hidden />
              <span className={styles.barCount}>{formatNumber(count, language)}</span>
            </>
          );
          return (
            <li key={star}>
              {hrefFor && (count > 0 || isOne) ? (
                <StayLink
                  href={hrefFor(toggled(view, 'star', star))}
                  className={styles.bar}
                  aria-current={isOne || undefined}
                >
                  {bar}
                </StayLink>
              ) : (
                <span className={styles.bar}>{bar}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
};
