import { formatNumber } from '@shop/format';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button } from '@shop/ui';
import styles from './reviews.module.css';

interface Props {
  page: number;
  pageSize: number;
  total: number;
  busy: boolean;
  /** For the navigation’s name. */
  label: string;
  onPage: (page: number) => void;
}

/** Back and forth through a long list below the product; nothing when all of it is there. */
export const Pager = ({ page, pageSize, total, busy, label, onPage }: Props) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  const number = (value: number): string => formatNumber(value, language);
  return (
    <nav aria-label={label} className={styles.pager}>
      <Button variant="secondary" size="small" disabled={page <= 1} busy={busy} onClick={() => onPage(page - 1)}>
        {t('pager.previous')}
      </Button>
      <span aria-live="polite">{t('pager.place', { page: number(page), pages: number(pages) })}</span>
      <Button variant="secondary" size="small" disabled={page >= pages} busy={busy} onClick={() => onPage(page + 1)}>
        {t('pager.next')}
      </Button>
    </nav>
  );
};
