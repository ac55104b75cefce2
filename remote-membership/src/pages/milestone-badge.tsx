import { paths, type PageHead } from '@shop/contract';
import { isExpected, Loaded, loading } from '@shop/kit';
import { ownApi, useTranslation, type HeadContext } from '@shop/platform';
import { Container } from '@shop/ui';
import { milestoneApi } from '../features/milestone/endpoints.ts';
import { MilestoneLottery } from '../features/milestone/lottery.tsx';
import { Hero, Section } from '../parts/programme.tsx';
import styles from '../parts/programme.module.css';
import rows from '../parts/rows.module.css';

/** The prizes, which the page is for, and in a customer's first view what decides how long it is. */
export const loader = loading(({ dispatch, getState }) => {
  const own = () => dispatch(ownApi.endpoints.pointsInfo.initiate(undefined, { subscribe: false }));
  return [
    dispatch(milestoneApi.endpoints.milestonePrizes.initiate(undefined, { subscribe: false })),
    ...(isExpected(getState()) ? [own()] : []),
  ];
});

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
      <Hero title={t('title.milestone')} lead={t('milestone.lead')} aside={<MilestoneLottery />} />
      <Section title={t('milestone.prizes')}>
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
      </Section>
    </Container>
  );
}
