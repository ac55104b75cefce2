import { paths, type PageHead } from '@shop/contract';
import { Link, selectIsSignedIn, useSelector, useTranslation, type HeadContext } from '@shop/platform';
import { Container } from '@shop/ui';
import { CoinNumber } from '../features/coin/coin-number.tsx';
import { SendCoins } from '../features/coin/send-form.tsx';
import { FactCard, FactCards } from '../parts/fact-card.tsx';
import { Hero, Section } from '../parts/programme.tsx';
import styles from '../parts/programme.module.css';

export const head = ({ t }: HeadContext<'membership'>): PageHead => ({
  title: t('title.coin'),
  description: t('description.coin'),
  canonical: paths.coin(),
});

/** Coins: how many a customer has, what they are for, and sending them (PTS-004). */
export default function CoinPage() {
  const { t } = useTranslation('membership');
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <Container className={styles.page}>
      <Hero title={t('title.coin')} lead={t('coin.lead')} tone="spruce" aside={<CoinNumber />} />
      <Section title={t('coin.how')}>
        <FactCards tone="spruce">
          <FactCard icon="plus" title={t('coin.get.title')}>
            {t('coin.get.text')} <Link href={paths.milestoneBadge()}>{t('title.milestone')}</Link>
          </FactCard>
          <FactCard icon="star" title={t('coin.use.title')}>
            {t('coin.use.text')} <Link href={paths.rewards()}>{t('title.rewards')}</Link>
          </FactCard>
        </FactCards>
      </Section>
      {isSignedIn && (
        <Section title={t('coin.sendTitle')}>
          <SendCoins />
        </Section>
      )}
    </Container>
  );
}
