import { paths } from '@shop/contract';
import { formatDate, formatNumber } from '@shop/format';
import { LoadState, PagesOfList } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { EmptyState } from '@shop/ui';
import { RowsShape } from '../../parts/rows-shape.tsx';
import styles from '../../parts/rows.module.css';
import { pointsApi } from './endpoints.ts';

/** How the balance came about, a page at a time. */
export const PointsHistory = ({ page }: { page: number }) => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const { currentData, ...query } = pointsApi.usePointsHistoryQuery(page);
  if (!currentData)
    return <LoadState t={t} query={query} title={t('points.historyFailed')} shape={<RowsShape count={6} />} />;
  if (currentData.total === 0) {
    return (
      <EmptyState title={t('points.noHistory')} headingLevel={3}>
        {t('points.noHistoryHint')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.rows}>
        {currentData.list.map(({ id, points, reason, created_at, is_pending }) => (
          <li key={id} className={styles.row}>
            <div className={styles.words}>
              <h3>{reason}</h3>
              <p className={styles.quiet}>
                {formatDate(created_at, language)}
                {is_pending === 1 && ` · ${t('points.pending')}`}
              </p>
            </div>
            <p className={styles.figure}>
              {points > 0 ? '+' : ''}
              {formatNumber(points, language)}
            </p>
          </li>
        ))}
      </ul>
      <PagesOfList {...currentData} t={t} label={t('points.pages')} page={page} hrefFor={paths.pointsPage} />
    </>
  );
};
