import type { ReactNode } from 'react';
import { useTranslation } from '@shop/platform';
import styles from './search.module.css';

interface Props {
  keyword: string;
  /** What the API looked for instead, when nothing matched the words as typed. */
  corrected: string | null;
  found: boolean;
}

/** What was searched for, and what for instead. */
export const SearchHead = ({ keyword, corrected, found }: Props): ReactNode => {
  const { t } = useTranslation('catalog');
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        {t(found ? 'search.heading' : 'search.nothing', { keyword: corrected ?? keyword })}
      </h1>
      {corrected !== null && found && <p className={styles.note}>{t('search.corrected', { keyword, corrected })}</p>}
    </header>
  );
};
