import { referralReward } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { selectIsSignedIn, useIntent, useLanguage, useSelector, useTranslation } from '@shop/platform';
import { Button } from '@shop/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './referral.module.css';

const ReferralDialog = lazy(() => import('./referral-dialog.tsx'));

/** The worth of inviting a friend (MEM-019), and the button that starts it. */
export const ReferralInvitation = () => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const intend = useIntent();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [isWanted, setWanted] = useState(false);
  const open = (): void => {
    setWanted(true);
    // Their friends and code come once they have signed in (MEM-015).
    if (!isSignedIn) void intend('signInRequested', { mode: 1 });
  };
  return (
    <div className={styles.content}>
      <p>{t('referral.lead', { reward: formatMoney(referralReward, language) })}</p>
      <p className={styles.quiet}>{t('referral.within')}</p>
      <Button variant="secondary" onClick={open}>
        {t('referral.title')}
      </Button>
      {isWanted && isSignedIn && (
        <Suspense>
          <ReferralDialog onClose={() => setWanted(false)} />
        </Suspense>
      )}
    </div>
  );
};
