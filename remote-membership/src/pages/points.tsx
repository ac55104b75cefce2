import { paths, type PageHead } from '@shop/contract';
import { pageOf } from '@shop/kit';
import { Link, selectIsSignedIn, useSearchParams, useSelector, useTranslation, type HeadContext } from '@shop/platform';
import { Container } from '@shop/ui';
import { PointsBalance } from '../features/points/balance.tsx';
import { PointsHistory } from '../features/points/history.tsx';
import { PointsTasks } from '../features/points/tasks.tsx';
import { Hero, Section } from '../parts/programme.tsx';
import styles from '../parts/programme.module.css';
import rows from '../parts/rows.module.css';

export const head = ({ t }: HeadContext<'membership'>): PageHead => ({
  title: t('title.points'),
  description: t('description.points'),
  canonical: paths.points(),
});

const Own = () => {
  const { t } = useTranslation('membership');
  const [query] = useSearchParams();
  return (
    <>
      <Section title={t('points.tasks')}>
        <PointsTasks />
      </Section>
      <Section title={t('points.history')}>
        <PointsHistory page={pageOf(query)} />
      </Section>
    </>
  );
};

/** Points: what they are worth, how many a customer has, and how to earn more (PTS-001, PTS-002). */
export default function PointsPage() {
  const { t } = useTranslation('membership');
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <Container className={styles.page}>
      <Hero title={t('title.points')} lead={t('points.lead')} aside={<PointsBalance />}>
        <ul className={rows.links}>
          <li>
            <Link href={paths.rewards()}>{t('title.rewards')}</Link>
          </li>
          <li>
            <Link href={paths.milestoneBadge()}>{t('title.milestone')}</Link>
          </li>
          <li>
            <Link href={paths.coin()}>{t('title.coin')}</Link>
          </li>
        </ul>
      </Hero>
      {isSignedIn && <Own />}
    </Container>
  );
}
