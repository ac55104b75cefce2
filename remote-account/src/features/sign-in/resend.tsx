import { useTranslation } from '@shop/platform';
import { Button, Notice } from '@shop/ui';
import { useState, useCallback, useEffect } from 'react';
import styles from './sign-in.module.css';

/** Seconds left of a wait, counted down once a second; `restart` begins anew. It may begin with fewer left. */
const useCountdown = (seconds: number, first = seconds): { left: number; restart: () => void } => {
  const [left, setLeft] = useState(first);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, restart: useCallback(() => setLeft(seconds), [seconds]) };
};

/** Seconds until another code may be asked for (AUTH-017). */
const WAIT = 60;

interface Props {
  /** No code was sent yet: there is nothing to wait for. */
  isFirst?: boolean;
  /** Answers what went wrong, or null. */
  onResend: () => Promise<string | null>;
}

/** Counts down, then offers another code (AUTH-017, AUTH-018). */
export const Resend = ({ isFirst = false, onResend }: Props) => {
  const { t } = useTranslation('account');
  const [isAsking, setAsking] = useState(false);
  const { left, restart } = useCountdown(WAIT, isFirst ? 0 : WAIT);
  const [isNext, setNext] = useState(!isFirst);
  const [outcome, setOutcome] = useState<{ tone: 'good' | 'trouble'; text: string }>();

  const resend = async (): Promise<void> => {
    setAsking(true);
    const problem = await onResend();
    setAsking(false);
    const sent = t(isNext ? 'verify.sent' : 'verify.firstSent');
    setOutcome(problem === null ? { tone: 'good', text: sent } : { tone: 'trouble', text: problem });
    if (problem !== null) return;
    setNext(true);
    restart();
  };

  return (
    <>
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      {left > 0 ? (
        <p className={styles.wait}>{t('verify.wait', { count: left })}</p>
      ) : (
        <Button variant="quiet" busy={isAsking} onClick={() => void resend()}>
          {t(isNext ? 'verify.resend' : 'verify.send')}
        </Button>
      )}
    </>
  );
};
