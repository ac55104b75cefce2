import { paths } from '@shop/contract';
import { SignInLink } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import styles from './sign-in-line.module.css';

/** The way in for customers who have not signed in yet; a guest just goes on. */
export const SignInLine = () => {
  const { t } = useTranslation('cart-checkout');
  return (
    <p className={styles.signIn}>
      {t('address.haveAccount')}{' '}
      <SignInLink variant="quiet" size="small" redirect={paths.shippingAddress()}>
        {t('address.signIn')}
      </SignInLink>
    </p>
  );
};
