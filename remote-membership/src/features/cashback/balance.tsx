import { paths } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { Loaded, SignInLink } from '@shop/kit';
import { selectIsSignedIn, useSelector, useTranslation, useLanguage } from '@shop/platform';
import { Amounts, AmountsShape } from '../../parts/amounts.tsx';
import { cashbackApi } from './endpoints.ts';
import styles from './balance.module.css';

const Invitation = () => {
  const { t } = useTranslation('membership');
  return (
    <div className={styles.invitation}>
      <p>{t('cashback.signInHint')}</p>
      <SignInLink redirect={paths.cashback()}>{t('cashback.signIn')}</SignInLink>
    </div>
  );
};

const Customer = () => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const query = cashbackApi.useCashbackInfoQuery();
  return (
    <Loaded t={t} query={query} title={t('cashback.failed')} shape={<AmountsShape count={2} />}>
      {({ rate, balance, pending }) =>
        rate === 0 ? (
          <p className={styles.note}>{t('cashback.none')}</p>
        ) : (
          <Amounts
            items={[
              [t('cashback.balance'), formatMoney(balance, language)],
              [t('cashback.pending'), formatMoney(pending, language)],
            ]}
          />
        )
      }
    </Loaded>
  );
};

/** The first view is everyone’s: signed out. */
export const Balance = () => (useSelector(selectIsSignedIn) ? <Customer /> : <Invitation />);
