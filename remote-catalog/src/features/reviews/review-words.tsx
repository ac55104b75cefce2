import { useState, type ReactNode } from 'react';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button } from '@shop/ui';
import type { ReviewPage } from './endpoints.ts';
import styles from './reviews.module.css';

/** What a review says: in the reader's language where it was translated, with the way to what was really written. */
export const ReviewWords = ({ review }: { review: ReviewPage['list'][number] }): ReactNode => {
  const { t } = useTranslation('catalog');
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
      {review.language !== language && (
        <p className={styles.origin}>
          {t(isTranslated ? 'reviews.translated' : 'reviews.written')}
          {review.translation && (
            <Button variant="quiet" size="small" onClick={() => setWantsOriginal(!wantsOriginal)}>
              {t(wantsOriginal ? 'reviews.translation' : 'reviews.original')}
            </Button>
          )}
        </p>
      )}
    </>
  );
};
