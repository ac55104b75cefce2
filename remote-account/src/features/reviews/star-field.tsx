import { useTranslation } from '@shop/platform';
import { FieldNotes, Icon, VisuallyHidden } from '@shop/ui';
import { useId } from 'react';
import styles from './reviews.module.css';

const scores = [1, 2, 3, 4, 5] as const;

/** One to five stars: radio buttons, so that arrow keys choose and every star says what it stands for. */
export const StarField = ({ name, error }: { name: string; error?: string }) => {
  const { t } = useTranslation('account');
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={styles.stars}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend>{t('writeReview.stars')}</legend>
      <div className={styles.row}>
        {scores.map((score) => (
          <label key={score} className={styles.star}>
            <input type="radio" name={name} value={score} />
            <Icon name="star" size={32} filled />
            <VisuallyHidden>{t('reviews.stars', { count: score })}</VisuallyHidden>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
};
