import { paths } from '@shop/contract';
import { formatDate, formatMoney } from '@shop/format';
import { LinkButton, LoadState, PagesOfList } from '@shop/kit';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { Badge, type BadgeTone, EmptyState } from '@shop/ui';
import type { ReactNode } from 'react';
import { RowsShape } from '../../parts/rows-shape.tsx';
import styles from '../../parts/rows.module.css';
import { plusOrdersApi, type PlusOrder } from './endpoints.ts';

const tones: Record<PlusOrder['status'], BadgeTone> = { pending_payment: 'neutral', paid: 'ok', cancelled: 'warning' };

/** The years of Plus+ that the customer bought; each leads to its page for printing, and one that waits to its payment (`pay`). */
export const PlusOrderList = ({ page, pay }: { page: number; pay: ReactNode }) => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const { currentData, ...query } = plusOrdersApi.usePlusOrdersQuery(page);
  const join = <LinkButton href={paths.plus()}>{t('plusOrders.toPlus')}</LinkButton>;
  if (!currentData)
    return <LoadState t={t} query={query} title={t('plusOrders.failed')} shape={<RowsShape count={3} />} />;
  if (currentData.total === 0)
    return <EmptyState icon="star" title={t('plusOrders.empty')} headingLevel={2} action={join} />;
  return (
    <>
      <ul className={styles.rows}>
        {currentData.list.map(({ plus_num, order_price, status, created_at }) => (
          <li key={plus_num} className={styles.row}>
            <div className={styles.words}>
              <h2>{t('plusOrders.number', { number: plus_num })}</h2>
              <p className={styles.quiet}>{formatDate(created_at, language)}</p>
            </div>
            <Badge tone={tones[status]}>{t(`plusOrders.status.${status}`)}</Badge>
            <p className={styles.figure}>{formatMoney(order_price, language)}</p>
            {status === 'pending_payment' && pay}
            <Link href={paths.plusOrder(plus_num)} aria-label={t('plusOrders.printOne', { number: plus_num })}>
              {t('plusOrders.print')}
            </Link>
          </li>
        ))}
      </ul>
      <PagesOfList {...currentData} t={t} label={t('plusOrders.pages')} page={page} hrefFor={paths.plusOrders} />
    </>
  );
};
