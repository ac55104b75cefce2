import { useTranslation } from '@shop/platform';
import { Button } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { Notice } from '../../parts/notice.tsx';
import { problemText } from '../../parts/problem.ts';
import { useVerifyCodeMutation } from './endpoints.ts';
import { useCountdown } from './use-countdown.ts';

/** Seconds until another code may be asked for (document 1 §9). */
const WAIT = 60;

/** Counts down, then offers another code (document 1 §4, Verification). */
export function Resend({ email }: { email: string }): ReactNode {
  const { t } = useTranslation('account');
  const [verify, { isLoading }] = useVerifyCodeMutation();
  const { left, restart } = useCountdown(WAIT);
  const [outcome, setOutcome] = useState<{ tone: 'good' | 'trouble'; text: string }>();

  const resend = async (): Promise<void> => {
    const { error } = await verify({ email, operation: 'register', action: 'resend' });
    setOutcome(error ? { tone: 'trouble', text: problemText(error, t) } : { tone: 'good', text: t('verify.sent') });
    if (!error) restart();
  };

  return (
    <>
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      {left > 0 ? (
        <p>{t('verify.wait', { count: left })}</p>
      ) : (
        <Button variant="quiet" busy={isLoading} onClick={() => void resend()}>
          {t('verify.resend')}
        </Button>
      )}
    </>
  );
}
