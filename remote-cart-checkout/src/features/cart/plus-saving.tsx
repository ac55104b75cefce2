import type { Cart } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import styles from './totals.module.css';

/** What Plus+ saves a member on this cart, or would save anybody else (CART-030). */
export const PlusSaving = ({ cart }: { cart: Pick<Cart, 'is_plus_allow' | 'plusTotal'> }): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  if (cart.plusTotal <= 0) return null;
  const amount = formatMoney(cart.plusTotal);
  return <p className={styles.hint}>{t(cart.is_plus_allow === 1 ? 'plus.saved' : 'plus.offered', { amount })}</p>;
};
