import { paths } from '@shop/contract';
import { formatDate, formatMoney } from '@shop/format';
import { LinkButton, LoadState, PagesOfList } from '@shop/kit';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { Badge, type BadgeTone, EmptyState } from '@shop/ui';
import { RowsShape } from '../../parts/rows-shape.tsx';
import { cashbackApi, type CashbackOrders } from './endpoints.ts';
import styles from './cashback-orders.module.css';

type Entry = CashbackOrders['list'][number];

const tones: Record<Entry['status'], BadgeTone> = { pending: 'neutral', paid: 'ok', cancelled: 'warning' };

const Row = ({ entry }: { entry: Entry }) => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const { order_id, created_at, available_at, status } = entry;
  return (
    <li className={styles.row}>
      <h3 className={styles.order}>
        <Link href={paths.order(order_id)}>{t('cashback.order', { id: order_id })}</Link>
      </h3>
      <p className={styles.placed}>{t('cashback.placed', { date: formatDate(created_at, language) })}</p>
      <p className={styles.amount}>
        {status === 'cancelled' ? (
          <del>{formatMoney(entry.amount, language)}</del>
        ) : (
          formatMoney(entry.amount, language)
        )}
      </p>
      <p className={styles.state}>
        <Badge tone={tones[status]}>{t(`cashback.status.${status}`)}</Badge>
        {status === 'pending' && available_at && (
          <span>{t('cashback.from', { date: formatDate(available_at, language) })}</span>
        )}
      </p>
    </li>
  );
};

const Nothing = () => {
  const { t } = useTranslation('membership');
  const shop = <LinkButton href={paths.home()}>{t('cashback.shop')}</LinkButton>;
  return (
    <EmptyState title={t('cashback.empty')} headingLevel={3} action={shop}>
      {t('cashback.emptyHint')}
    </EmptyState>
  );
};

/** The customer's cashback order by order, a page at a time (PTS-005). */
export const CashbackOrderList = ({ page }: { page: number }) => {
  const { t } = useTranslation('membership');
  const { currentData, ...query } = cashbackApi.useCashbackOrdersQuery(page);
  if (!currentData)
    return <LoadState t={t} query={query} title={t('cashback.ordersFailed')} shape={<RowsShape count={4} />} />;
  if (currentData.total === 0) return <Nothing />;
  return (
    <>
      <ul className={styles.list} aria-label={t('cashback.orders')}>
        {currentData.list.map((entry) => (
          <Row key={entry.order_id} entry={entry} />
        ))}
      </ul>
      <PagesOfList {...currentData} t={t} label={t('cashback.pages')} page={page} hrefFor={paths.cashbackPage} />
    </>
  );
};
