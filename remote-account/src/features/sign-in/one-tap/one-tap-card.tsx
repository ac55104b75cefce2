import { useLocation, useTranslation } from '@shop/platform';
import { Button, IconButton } from '@shop/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { Notice } from '../../../parts/notice.tsx';
import { useOneTapOfferQuery } from './endpoints.ts';
import { googleSandbox } from './google-sandbox.ts';
import { isLoginScreen } from './places.ts';
import styles from './one-tap.module.css';
import { useOneTapSignIn } from './use-one-tap-sign-in.ts';

interface Props {
  onClose: () => void;
  reload: () => void;
}

/** The prompt. It takes no focus and floats: whoever does not want it may go on as if it were not there. */
export default function OneTapCard({ onClose, reload }: Props): ReactNode {
  const { t } = useTranslation('account');
  const { data: isOffered = false } = useOneTapOfferQuery();
  const { isBusy, problem, signIn } = useOneTapSignIn(reload);
  const { pathname } = useLocation();
  const { account } = googleSandbox;
  if (!isOffered) return null;

  const pressed = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onClose();
  };
  return (
    <section
      className={isLoginScreen(pathname) ? `${styles.card} ${styles.low}` : styles.card}
      aria-label={t('oneTap.label')}
      onKeyDown={pressed}
    >
      <div className={styles.head}>
        <p className={styles.lead}>{t('oneTap.lead')}</p>
        <IconButton icon="close" label={t('oneTap.close')} onClick={onClose} />
      </div>
      <p className={styles.account}>
        <strong>
          {account.firstname} {account.lastname}
        </strong>
        <span>{account.email}</span>
      </p>
      {problem ? <Notice tone="trouble">{problem}</Notice> : null}
      <Button wide busy={isBusy} onClick={() => void signIn(account)}>
        {t('oneTap.continue', { name: account.firstname })}
      </Button>
      <p className={styles.small}>{t('oneTap.sandbox')}</p>
    </section>
  );
}
