import { formatNumber } from '@shop/format';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, LinkButton } from '@shop/ui';
import { StayLink } from '../../parts/stay-link.tsx';
import styles from './reviews.module.css';

interface Props {
  page: number;
  pageSize: number;
  total: number;
  busy: boolean;
  /** For the navigation’s name. */
  label: string;
  /** Pages are links where they have addresses of their own. */
  hrefFor?: (page: number) => string;
  onPage?: (page: number) => void;
}

/** Back and forth through a long list below the product; nothing when all of it is there. */
export const Pager = ({ page, pageSize, total, busy, label, hrefFor, onPage }: Props) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  const number = (value: number): string => formatNumber(value, language);
  const step = (to: number, name: string) => {
    const isThere = to >= 1 && to <= pages;
    return hrefFor && isThere ? (
      <LinkButton variant="secondary" size="small" linkComponent={StayLink} href={hrefFor(to)}>
        {name}
      </LinkButton>
    ) : (
      <Button variant="secondary" size="small" disabled={!isThere} busy={busy} onClick={() => onPage?.(to)}>
        {name}
      </Button>
    );
  };
  return (
    <nav aria-label={label} className={styles.pager}>
      {step(page - 1, t('pager.previous'))}
      <span aria-live="polite">{t('pager.place', { page: number(page), pages: number(pages) })}</span>
      {step(page + 1, t('pager.next'))}
    </nav>
  );
};
