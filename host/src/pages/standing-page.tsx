import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '@shop/platform';
import { Button, Container, Notice } from '@shop/ui';
import { ServersFrame } from './page-frame.tsx';
import styles from './standing-page.module.css';
import { useOnline } from '../dom/use-online.ts';

/** When what did not come is asked for again, in ms after the last try: a network that was gone is often soon back. */
const RETRIES_MS = [2_000, 10_000, 30_000];

interface Props {
  /** Tries to have the page drawn by its own code; false when that failed again. */
  retry: () => Promise<boolean>;
  /** Whether trying again by itself may help: it does where files did not come, not where code threw. */
  isQuiet: boolean;
}

/**
 * The server's markup of a page whose code did not come, or threw: links and plain forms in it work as without
 * scripts. It is tried again by itself; when that did not help, a notice says so and offers to try once more.
 */
export const StandingPage = ({ retry, isQuiet }: Props): ReactNode => {
  const { t } = useTranslation('host');
  const isOnline = useOnline();
  const [tries, setTries] = useState(0);
  const [isBusy, setBusy] = useState(false);

  const tryAgain = useCallback(async (): Promise<void> => {
    setBusy(true);
    const isThere = await retry();
    if (isThere) return; // the page takes this one's place
    setBusy(false);
    setTries((done) => done + 1);
  }, [retry]);

  useEffect(() => {
    const wait = RETRIES_MS[tries];
    if (!isQuiet || !isOnline || isBusy || wait === undefined) return;
    const timer = setTimeout(() => void tryAgain(), wait);
    return () => clearTimeout(timer);
  }, [isQuiet, isOnline, isBusy, tries, tryAgain]);

  return (
    <>
      {isQuiet && isOnline && tries === 0 ? null : (
        <Container className={styles.notice}>
          <Notice tone="trouble">
            <span className={styles.words}>
              <span>{t(isOnline ? 'failure.standing' : 'failure.offline.title')}</span>
              <Button variant="quiet" size="small" busy={isBusy} onClick={() => void tryAgain()}>
                {t('failure.retry')}
              </Button>
            </span>
          </Notice>
        </Container>
      )}
      <ServersFrame />
    </>
  );
};
