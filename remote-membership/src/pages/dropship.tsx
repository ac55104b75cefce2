import { paths, type PageHead } from '@shop/contract';
import { useTranslation, type HeadContext } from '@shop/platform';
import { Container } from '@shop/ui';
import { DropshipStanding } from '../features/programmes/dropship-standing.tsx';
import { FactCard, FactCards } from '../parts/fact-card.tsx';
import { Hero, Section } from '../parts/programme.tsx';
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
      <Hero title={t('title.dropship')} lead={t('dropship.lead')} tone="spruce" />
      <Section title={t('howItWorks')}>
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
      </Section>
      <Section title={t('dropship.yours')}>
        <DropshipStanding />
      </Section>
    </Container>
  );
}
