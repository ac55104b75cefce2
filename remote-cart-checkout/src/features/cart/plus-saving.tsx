import { paths, type Cart } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { Link, useTranslation, useLanguage } from '@shop/platform';
import { Picture } from '@shop/ui';
import styles from './totals.module.css';

/** Saves a member on this cart, or would save anybody else (CART-030); with its picture (CART-005). */
export const PlusSaving = ({ cart }: { cart: Pick<Cart, 'is_plus_allow' | 'plusTotal' | 'plusImg'> }) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  if (cart.plusTotal <= 0) return null;
  const amount = formatMoney(cart.plusTotal, language);
  const text = t(cart.is_plus_allow === 1 ? 'plus.saved' : 'plus.offered', { amount });
  if (cart.plusImg === null) return <p className={styles.hint}>{text}</p>;
  return (
    <Link href={paths.plus()} className={styles.plus}>
      <Picture src={cart.plusImg} alt="" ratio={[16, 9]} sizes="(min-width: 900px) 22rem, 100vw" />
      <span className={styles.hint}>{text}</span>
    </Link>
  );
};
