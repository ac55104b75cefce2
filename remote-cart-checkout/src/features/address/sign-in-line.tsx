import { useIntent, useTranslation } from '@shop/platform';
import { Button } from '@shop/ui';
import type { ReactNode } from 'react';
import styles from './sign-in-line.module.css';

/** The way in for customers who have not signed in yet; a guest just goes on. */
export const SignInLine = (): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const intend = useIntent();
  return (
    <p className={styles.signIn}>
      {t('address.haveAccount')}{' '}
      <Button variant="quiet" size="small" onClick={() => void intend('signInRequested', { mode: 1 })}>
        {t('address.signIn')}
      </Button>
    </p>
  );
};
