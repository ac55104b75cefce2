import { paths } from '@shop/contract';
import { formatNumber } from '@shop/format';
import { Loaded, SignInLink, useIsForCustomer } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Amounts, AmountsShape } from '../../parts/amounts.tsx';
import { coinApi } from './endpoints.ts';
import styles from '../../parts/programme.module.css';

const Customer = () => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  return (
    <Loaded t={t} query={coinApi.useCoinNumberQuery()} title={t('coin.failed')} shape={<AmountsShape count={1} />}>
      {({ coins }) => <Amounts items={[[t('coin.number'), formatNumber(coins, language)]]} />}
    </Loaded>
  );
};

/** How many coins a customer has; a visitor is asked to sign in. */
export const CoinNumber = () => {
  const { t } = useTranslation('membership');
  if (useIsForCustomer()) return <Customer />;
  return (
    <div className={styles.words}>
      <p>{t('coin.signInHint')}</p>
      <SignInLink redirect={paths.coin()}>{t('points.signIn')}</SignInLink>
    </div>
  );
};
