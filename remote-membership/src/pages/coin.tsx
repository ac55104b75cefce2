import { paths, type PageHead } from '@shop/contract';
import { Link, selectIsSignedIn, useSelector, useTranslation, type HeadContext } from '@shop/platform';
import { Container } from '@shop/ui';
import { CoinNumber } from '../features/coin/coin-number.tsx';
import { SendCoins } from '../features/coin/send-form.tsx';
import { FactCard, FactCards } from '../parts/fact-card.tsx';
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
      <section className={`${styles.hero} ${styles.spruce}`}>
        <div className={styles.words}>
          <h1>{t('title.coin')}</h1>
          <p className={styles.lead}>{t('coin.lead')}</p>
        </div>
        <CoinNumber />
      </section>
      <section className={styles.section} aria-labelledby="how">
        <h2 id="how">{t('coin.how')}</h2>
        <FactCards tone="spruce">
          <FactCard icon="plus" title={t('coin.get.title')}>
            {t('coin.get.text')} <Link href={paths.milestoneBadge()}>{t('title.milestone')}</Link>
          </FactCard>
          <FactCard icon="star" title={t('coin.use.title')}>
            {t('coin.use.text')} <Link href={paths.rewards()}>{t('title.rewards')}</Link>
          </FactCard>
        </FactCards>
      </section>
      {isSignedIn && (
        <section className={styles.section} aria-labelledby="send">
          <h2 id="send">{t('coin.sendTitle')}</h2>
          <SendCoins />
        </section>
      )}
    </Container>
  );
}
