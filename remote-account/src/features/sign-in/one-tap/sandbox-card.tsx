import { useTranslation } from '@shop/platform';
import { Button, Notice } from '@shop/ui';
import { googleSandbox } from './google-sandbox.ts';
import { OneTapFrame } from './one-tap-frame.tsx';
import styles from './one-tap.module.css';
import { useOneTapSignIn } from './use-one-tap-sign-in.ts';

interface Props {
  onClose: () => void;
  reload: () => void;
}

/** The stand-in for Google's prompt. */
export const SandboxCard = ({ onClose, reload }: Props) => {
  const { t } = useTranslation('account');
  const { isBusy, problem, signIn } = useOneTapSignIn(reload);
  const { account } = googleSandbox;
  return (
    <OneTapFrame onClose={onClose}>
      <p className={styles.account}>
        <strong>
          {account.firstname} {account.lastname}
        </strong>
        <span>{account.email}</span>
      </p>
      {problem ? <Notice tone="trouble">{problem}</Notice> : null}
      <Button wide busy={isBusy} onClick={() => void signIn(googleSandbox.idToken(account))}>
        {t('oneTap.continue', { name: account.firstname })}
      </Button>
      <p className={styles.small}>{t('oneTap.sandbox')}</p>
    </OneTapFrame>
  );
};
