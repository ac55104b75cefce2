import { useLanguage, useTranslation } from '@shop/platform';
import { Button } from '@shop/ui';
import styles from './reviews.module.css';

interface Props {
  written: string;
  hasTranslation: boolean;
  wantsOriginal: boolean;
  onChange: (wantsOriginal: boolean) => void;
}

/** Below what somebody wrote in another language: that it is so, and the way between it and its translation. */
export const Origin = ({ written, hasTranslation, wantsOriginal, onChange }: Props) => {
  const { t } = useTranslation('catalog');
  if (written === useLanguage()) return null;
  return (
    <p className={styles.origin}>
      {t(hasTranslation && !wantsOriginal ? 'reviews.translated' : 'reviews.written')}
      {hasTranslation && (
        <Button variant="quiet" size="small" onClick={() => onChange(!wantsOriginal)}>
          {t(wantsOriginal ? 'reviews.translation' : 'reviews.original')}
        </Button>
      )}
    </p>
  );
};
