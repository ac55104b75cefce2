import { paths } from '@shop/contract';
import { formatMoney, formatNumber } from '@shop/format';
import { Loaded, SignInLink, useIsForCustomer } from '@shop/kit';
import { ownApi, siteApi, useLanguage, useTranslation } from '@shop/platform';
import { Amounts, AmountsShape } from '../../parts/amounts.tsx';
import styles from '../../parts/programme.module.css';

/** When pending points can be spent, by how long the shop says that it takes things back. */
const PendingHint = () => {
  const { t } = useTranslation('membership');
  const days = siteApi.useSiteConfigQuery().data?.return_days;
  return days === undefined ? null : <p>{t('points.pendingHint', { count: days })}</p>;
};

const Customer = () => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const query = ownApi.usePointsInfoQuery();
  return (
    <Loaded t={t} query={query} title={t('points.failed')} shape={<AmountsShape count={2} />}>
      {({ points, points_cur_amount, pending_points }) => (
        <div className={styles.words}>
          <Amounts
            items={[
              [t('points.balance'), formatNumber(points, language)],
              [t('points.worth'), formatMoney(points_cur_amount, language)],
              ...(pending_points > 0 ? [[t('points.pending'), formatNumber(pending_points, language)] as const] : []),
            ]}
          />
          {pending_points > 0 && <PendingHint />}
        </div>
      )}
    </Loaded>
  );
};

/** A customer's points, what they are worth and how many are pending; a visitor is asked to sign in. */
export const PointsBalance = () => {
  const { t } = useTranslation('membership');
  if (useIsForCustomer()) return <Customer />;
  return (
    <div className={styles.words}>
      <p>{t('points.signInHint')}</p>
      <SignInLink redirect={paths.points()}>{t('points.signIn')}</SignInLink>
    </div>
  );
};
