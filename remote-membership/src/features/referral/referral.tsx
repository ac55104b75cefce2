import { referralReward } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { useTranslation, useLanguage } from '@shop/platform';
import { Button } from '@shop/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import styles from './referral.module.css';

const ReferralDialog = lazy(() => import('./referral-dialog.tsx'));

/** What inviting a friend is worth (MEM-019), and the button that starts it. */
export const ReferralInvitation = (): ReactNode => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.content}>
      <p>{t('referral.lead', { reward: formatMoney(referralReward, language) })}</p>
      <p className={styles.quiet}>{t('referral.within')}</p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('referral.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <ReferralDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};
