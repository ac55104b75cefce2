import { useTranslation } from '@shop/platform';
import { Icon } from '@shop/ui';
import styles from './order-benefits.module.css';

/** In the server’s words (CART-005). */
export const OrderBenefits = ({ benefits }: { benefits: readonly string[] }) => {
  const { t } = useTranslation('cart-checkout');
  if (benefits.length === 0) return null;
  return (
    <ul className={styles.benefits} aria-label={t('cart.benefits')}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Icon name="check" /> {benefit}
        </li>
      ))}
    </ul>
  );
};
