import { useState } from 'react';
import { useLanguage } from '@shop/platform';
import type { ReviewPage } from './endpoints.ts';
import { Origin } from './origin.tsx';
import styles from './reviews.module.css';

/** In the reader’s language where it was translated, with the way to the original. */
export const ReviewWords = ({ review }: { review: ReviewPage['list'][number] }) => {
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
