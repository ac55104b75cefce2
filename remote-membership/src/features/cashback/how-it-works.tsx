import { cashbackTerms, paths } from '@shop/contract';
import { formatPercent } from '@shop/format';
import { Link, useTranslation } from '@shop/platform';
import { Icon, type IconName } from '@shop/ui';
import type { ReactNode } from 'react';
import { useLanguage } from '../../parts/language.ts';
import styles from './how-it-works.module.css';

function Step({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }): ReactNode {
  return (
    <li className={styles.step}>
      <span className={styles.icon}>
        <Icon name={icon} size={24} />
      </span>
      <h3 className={styles.title}>{title}</h3>
      <p>{children}</p>
    </li>
  );
}

/** How cashback is earned, when it can be spent, and how. */
export function HowItWorks(): ReactNode {
  const { t } = useTranslation('membership');
  const rate = formatPercent(cashbackTerms.rate, useLanguage());
  return (
    <ol className={styles.list}>
      <Step icon="cart" title={t('cashback.earn.title', { rate })}>
        {t('cashback.earn.text')}
      </Step>
      <Step icon="check" title={t('cashback.wait.title', { count: cashbackTerms.pendingDays })}>
        {t('cashback.wait.text')}
      </Step>
      <Step icon="star" title={t('cashback.spend.title')}>
        {t('cashback.spend.text')} <Link href={paths.content('contact-us')}>{t('cashback.spend.contact')}</Link>
      </Step>
    </ol>
  );
}
