import { paths } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { Link, selectIsSignedIn, useIntent, useSelector, useTranslation } from '@shop/platform';
import { ErrorState, LinkButton, Skeleton } from '@shop/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useCashbackInfoQuery } from './endpoints.ts';
import styles from './balance.module.css';

/** A link wherever it leads: it works without scripts, and in another tab. With scripts, the popup keeps the page. */
function Invitation(): ReactNode {
  const { t } = useTranslation('membership');
  const intend = useIntent();
  const openPopup = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void intend('signInRequested', { mode: 1 });
  };
  return (
    <div className={styles.invitation}>
      <p>{t('cashback.signInHint')}</p>
      <LinkButton href={paths.login({ redirect: paths.cashback() })} linkComponent={Link} onClick={openPopup}>
        {t('cashback.signIn')}
      </LinkButton>
    </div>
  );
}

function Amounts(): ReactNode {
  const { t } = useTranslation('membership');
  const { data, isError, isFetching, refetch } = useCashbackInfoQuery();
  if (!data && isError) {
    const failed = t('cashback.failed');
    return <ErrorState title={failed} retryLabel={t('retry')} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton shape="lines" lines={3} />;
  if (data.rate === 0) return <p className={styles.note}>{t('cashback.none')}</p>;
  return (
    <dl className={styles.amounts}>
      <div className={styles.amount}>
        <dt>{t('cashback.balance')}</dt>
        <dd>{formatMoney(data.balance)}</dd>
      </div>
      <div className={styles.amount}>
        <dt>{t('cashback.pending')}</dt>
        <dd>{formatMoney(data.pending)}</dd>
      </div>
    </dl>
  );
}

/** What a customer has; a visitor is asked to sign in. The first view is everyone's: signed out. */
export function Balance(): ReactNode {
  return useSelector(selectIsSignedIn) ? <Amounts /> : <Invitation />;
}
