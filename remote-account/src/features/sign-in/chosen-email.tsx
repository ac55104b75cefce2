import { useTranslation } from '@shop/platform';
import { Button, useHydrated } from '@shop/ui';
import styles from './sign-in.module.css';

interface Props {
  email: string;
  onChange: () => void;
}

/** Whose password is asked for. The hidden field lets a password manager know it too. */
export const ChosenEmail = ({ email, onChange }: Props) => {
  const { t } = useTranslation('account');
  const isHydrated = useHydrated();
  return (
    <div className={styles.chosen}>
      <span className={styles.address}>{email}</span>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Button variant="quiet" size="small" disabled={!isHydrated} onClick={onChange}>
        {t('signIn.change')}
      </Button>
    </div>
  );
};
