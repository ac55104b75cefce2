import { useTranslation } from '@shop/platform';
import { Button, Notice } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import styles from './sign-in.module.css';
import { useCountdown } from './use-countdown.ts';

/** Seconds until another code may be asked for (AUTH-017). */
const WAIT = 60;

/** Counts down, then offers another code (AUTH-017, AUTH-018). */
export const Resend = ({ onResend }: { onResend: () => Promise<string | null> }): ReactNode => {
  const { t } = useTranslation('account');
  const [isAsking, setAsking] = useState(false);
  const { left, restart } = useCountdown(WAIT);
  const [outcome, setOutcome] = useState<{ tone: 'good' | 'trouble'; text: string }>();

  const resend = async (): Promise<void> => {
    setAsking(true);
    const problem = await onResend();
    setAsking(false);
    setOutcome(problem === null ? { tone: 'good', text: t('verify.sent') } : { tone: 'trouble', text: problem });
    if (problem === null) restart();
  };

  return (
    <>
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      {left > 0 ? (
        <p className={styles.wait}>{t('verify.wait', { count: left })}</p>
      ) : (
        <Button variant="quiet" busy={isAsking} onClick={() => void resend()}>
          {t('verify.resend')}
        </Button>
      )}
    </>
  );
};
