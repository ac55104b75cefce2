import { useTranslation } from '@shop/platform';
import { Icon } from '@shop/ui';
import styles from './payment.module.css';

/** Where a card goes, below its fields. */
export const SafeNote = () => {
  const { t } = useTranslation('cart-checkout');
  return (
    <p className={styles.safe}>
      <Icon name="shield" /> <span>{t('payment.safe')}</span>
    </p>
  );
};
