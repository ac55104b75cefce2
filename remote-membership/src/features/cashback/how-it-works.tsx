import { cashbackTerms, paths } from '@shop/contract';
import { formatPercent } from '@shop/format';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { FactCard, FactCards } from '../../parts/fact-card.tsx';

/** How cashback is earned, when it can be spent, and how. */
export const HowItWorks = () => {
  const { t } = useTranslation('membership');
  const rate = formatPercent(cashbackTerms.rate, useLanguage());
  return (
    <FactCards ordered tone="spruce">
      <FactCard icon="cart" title={t('cashback.earn.title', { rate })}>
        {t('cashback.earn.text')}
      </FactCard>
      <FactCard icon="check" title={t('cashback.wait.title', { count: cashbackTerms.pendingDays })}>
        {t('cashback.wait.text')}
      </FactCard>
      <FactCard icon="star" title={t('cashback.spend.title')}>
        {t('cashback.spend.text')} <Link href={paths.cart()}>{t('cashback.spend.toCart')}</Link>
      </FactCard>
    </FactCards>
  );
};
