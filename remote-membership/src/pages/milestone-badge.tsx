import { paths, type PageHead, type PageResult } from '@shop/contract';
import { isExpected, Loaded } from '@shop/kit';
import { ownApi, useTranslation, type LoaderContext, type HeadContext } from '@shop/platform';
import { Container } from '@shop/ui';
import { milestoneApi } from '../features/milestone/endpoints.ts';
import { MilestoneLottery } from '../features/milestone/lottery.tsx';
import styles from '../parts/programme.module.css';
import rows from '../parts/rows.module.css';

const once = { subscribe: false } as const;

/** The prizes, which the page is for, and in a customer's first view what decides how long it is. */
export const loader = async ({ dispatch, getState }: LoaderContext): Promise<PageResult | void> => {
  const [prizes] = await Promise.all([
    dispatch(milestoneApi.endpoints.milestonePrizes.initiate(undefined, once)),
    isExpected(getState()) && dispatch(ownApi.endpoints.pointsInfo.initiate(undefined, once)),
  ]);
  if (prizes.isError) return { status: 503 };
};

export const head = ({ t }: HeadContext<'membership'>): PageHead => ({
  title: t('title.milestone'),
  description: t('description.milestone'),
  canonical: paths.milestoneBadge(),
});

/** Milestones of points and their lottery (PTS-007). */
export default function MilestoneBadgePage() {
  const { t } = useTranslation('membership');
  return (
    <Container className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>{t('title.milestone')}</h1>
          <p className={styles.lead}>{t('milestone.lead')}</p>
        </div>
        <MilestoneLottery />
      </section>
      <section className={styles.section} aria-labelledby="prizes">
        <h2 id="prizes">{t('milestone.prizes')}</h2>
        <Loaded
          t={t}
          query={milestoneApi.useMilestonePrizesQuery()}
          title={t('milestone.prizesFailed')}
          headingLevel={3}
        >
          {(prizes) => (
            <ul className={rows.rows}>
              {prizes.map(({ prize_id, title }) => (
                <li key={prize_id} className={rows.row}>
                  {title}
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </section>
    </Container>
  );
}
