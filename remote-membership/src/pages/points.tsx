import { paths, type PageHead } from '@shop/contract';
import { pageOf } from '@shop/kit';
import { Link, selectIsSignedIn, useSearchParams, useSelector, useTranslation, type HeadContext } from '@shop/platform';
import { Container } from '@shop/ui';
import { PointsBalance } from '../features/points/balance.tsx';
import { PointsHistory } from '../features/points/history.tsx';
import { PointsTasks } from '../features/points/tasks.tsx';
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
      <section className={styles.section} aria-labelledby="tasks">
        <h2 id="tasks">{t('points.tasks')}</h2>
        <PointsTasks />
      </section>
      <section className={styles.section} aria-labelledby="history">
        <h2 id="history">{t('points.history')}</h2>
        <PointsHistory page={pageOf(query)} />
      </section>
    </>
  );
};

/** Points: what they are worth, how many a customer has, and how to earn more (PTS-001, PTS-002). */
export default function PointsPage() {
  const { t } = useTranslation('membership');
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <Container className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>{t('title.points')}</h1>
          <p className={styles.lead}>{t('points.lead')}</p>
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
        </div>
        <PointsBalance />
      </section>
      {isSignedIn && <Own />}
    </Container>
  );
}
