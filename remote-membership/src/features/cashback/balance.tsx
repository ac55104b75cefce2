import { paths } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { Link, selectIsSignedIn, useIntent, useSelector, useTranslation } from '@shop/platform';
import { LinkButton } from '@shop/ui';
import type { MouseEvent, ReactNode } from 'react';
import { Amounts, AmountsShape } from '../../parts/amounts.tsx';
import { Loaded } from '../../parts/loaded.tsx';
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

function Customer(): ReactNode {
  const { t } = useTranslation('membership');
  const query = useCashbackInfoQuery();
  return (
    <Loaded query={query} failed={t('cashback.failed')} shape={<AmountsShape count={2} />}>
      {({ rate, balance, pending }) =>
        rate === 0 ? (
          <p className={styles.note}>{t('cashback.none')}</p>
        ) : (
          <Amounts
            items={[
              [t('cashback.balance'), formatMoney(balance)],
              [t('cashback.pending'), formatMoney(pending)],
            ]}
          />
        )
      }
    </Loaded>
  );
}

/** What a customer has; a visitor is asked to sign in. The first view is everyone's: signed out. */
export function Balance(): ReactNode {
  return useSelector(selectIsSignedIn) ? <Customer /> : <Invitation />;
}
