import { paths, type PageHead } from '@shop/contract';
import { loading } from '@shop/kit';
import { Link, ownApi, useTranslation, type HeadContext } from '@shop/platform';
import { Container } from '@shop/ui';
import { CoinNumber } from '../features/coin/coin-number.tsx';
import { coinApi } from '../features/coin/endpoints.ts';
import { PointsBalance } from '../features/points/balance.tsx';
import { rewardsApi } from '../features/rewards/endpoints.ts';
import { RewardList } from '../features/rewards/reward-list.tsx';
import { Hero } from '../parts/programme.tsx';
import styles from '../parts/programme.module.css';
import rows from '../parts/rows.module.css';

export const loader = loading(({ dispatch }) => [
  dispatch(rewardsApi.endpoints.rewards.initiate(undefined, { subscribe: false })),
  dispatch(ownApi.endpoints.pointsInfo.initiate(undefined, { subscribe: false })),
  dispatch(coinApi.endpoints.coinNumber.initiate(undefined, { subscribe: false })),
]);

export const head = ({ t }: HeadContext<'membership'>): PageHead => ({
  title: t('title.rewards'),
  canonical: paths.rewards(),
  robots: 'noindex',
});

/** A customer spends points, or coins, on rewards (PTS-009). */
export default function RewardPage() {
  const { t } = useTranslation('membership');
  const { data: points } = ownApi.usePointsInfoQuery();
  const { data: coins } = coinApi.useCoinNumberQuery();
  return (
    <Container className={styles.page}>
      <Hero
        title={t('title.rewards')}
        lead={t('rewards.lead')}
        aside={
          <div className={styles.words}>
            <PointsBalance />
            <CoinNumber />
          </div>
        }
      >
        <ul className={rows.links}>
          <li>
            <Link href={paths.coupons()}>{t('rewards.coupons')}</Link>
          </li>
          <li>
            <Link href={paths.points()}>{t('title.points')}</Link>
          </li>
        </ul>
      </Hero>
      <RewardList purse={{ points: points?.points ?? null, coins: coins?.coins ?? null }} />
    </Container>
  );
}
