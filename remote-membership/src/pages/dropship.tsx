import { paths, type PageHead } from '@shop/contract';
import { useTranslation, type HeadContext } from '@shop/platform';
import { Container } from '@shop/ui';
import { DropshipStanding } from '../features/programmes/dropship-standing.tsx';
import { FactCard, FactCards } from '../parts/fact-card.tsx';
import styles from '../parts/programme.module.css';

export const head = ({ t }: HeadContext<'membership'>): PageHead => ({
  title: t('title.dropship'),
  description: t('description.dropship'),
  canonical: paths.dropship(),
});

/** The dropship programme, for everyone to read and for customers to apply (DROP-001). */
export default function DropshipPage() {
  const { t } = useTranslation('membership');
  return (
    <Container className={styles.page}>
      <section className={`${styles.hero} ${styles.spruce}`}>
        <div className={styles.words}>
          <h1>{t('title.dropship')}</h1>
          <p className={styles.lead}>{t('dropship.lead')}</p>
        </div>
      </section>
      <section className={styles.section} aria-labelledby="how">
        <h2 id="how">{t('howItWorks')}</h2>
        <FactCards ordered tone="spruce">
          <FactCard icon="cart" title={t('dropship.sell.title')}>
            {t('dropship.sell.text')}
          </FactCard>
          <FactCard icon="truck" title={t('dropship.ship.title')}>
            {t('dropship.ship.text')}
          </FactCard>
          <FactCard icon="return" title={t('dropship.back.title')}>
            {t('dropship.back.text')}
          </FactCard>
        </FactCards>
      </section>
      <section className={styles.section} aria-labelledby="standing">
        <h2 id="standing">{t('dropship.yours')}</h2>
        <DropshipStanding />
      </section>
    </Container>
  );
}
