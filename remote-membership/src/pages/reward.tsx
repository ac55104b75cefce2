import { paths, type PageHead, type PageResult } from '@shop/contract';
import { Link, ownApi, useTranslation, type LoaderContext, type HeadContext } from '@shop/platform';
import { Container } from '@shop/ui';
import { CoinNumber } from '../features/coin/coin-number.tsx';
import { coinApi } from '../features/coin/endpoints.ts';
import { PointsBalance } from '../features/points/balance.tsx';
import { rewardsApi } from '../features/rewards/endpoints.ts';
import { RewardList } from '../features/rewards/reward-list.tsx';
import styles from '../parts/programme.module.css';
import rows from '../parts/rows.module.css';

export const loader = async ({ dispatch }: LoaderContext): Promise<PageResult | void> => {
  const once = { subscribe: false } as const;
  const [{ isError }] = await Promise.all([
    dispatch(rewardsApi.endpoints.rewards.initiate(undefined, once)),
    dispatch(ownApi.endpoints.pointsInfo.initiate(undefined, once)),
    dispatch(coinApi.endpoints.coinNumber.initiate(undefined, once)),
  ]);
  if (isError) return { status: 503 };
};

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
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>{t('title.rewards')}</h1>
          <p className={styles.lead}>{t('rewards.lead')}</p>
          <ul className={rows.links}>
            <li>
              <Link href={paths.coupons()}>{t('rewards.coupons')}</Link>
            </li>
            <li>
              <Link href={paths.points()}>{t('title.points')}</Link>
            </li>
          </ul>
        </div>
        <div className={styles.words}>
          <PointsBalance />
          <CoinNumber />
        </div>
      </section>
      <RewardList purse={{ points: points?.points ?? null, coins: coins?.coins ?? null }} />
    </Container>
  );
}
