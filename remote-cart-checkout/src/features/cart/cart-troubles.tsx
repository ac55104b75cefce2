import type { Cart, CartItem } from '@shop/contract';
import { problemText } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { Button, VisuallyHidden } from '@shop/ui';
import { useId, useState, type ReactNode } from 'react';
import { CartForm } from '../../parts/cart-form.tsx';
import { COUPON_PLACE } from './coupon-place.ts';
import { isRefused, itemState } from './item-state.ts';
import { LineMend } from './line-mend.tsx';
import { Warning } from './line-notes.tsx';
import { LineRemove } from './line-remove.tsx';
import { useCoupon } from './use-coupon.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import styles from './cart-troubles.module.css';

interface Props {
  cart: Pick<Cart, 'list' | 'coupon_problem'>;
  /** The cart cannot be changed now. */
  disabled: boolean;
  /** One of it is being mended: what was said of the order before may be old. */
  onMend: () => void;
}

/**
 * What of a cart its order would be refused for, each with the press that mends it. Without scripts a press leads to the
 * cart page, which shows the cart as it is then. Once nothing is left it says so, in the place of the pressed button.
 */
export const CartTroubles = (props: Props): ReactNode => {
  const [isMended, setMended] = useState(false);
  const { list, coupon_problem } = props.cart;
  if (!isMended && coupon_problem === null && !list.some(isRefused)) return null;
  return (
    <Troubles
      {...props}
      onMend={() => {
        setMended(true);
        props.onMend();
      }}
    />
  );
};

const Troubles = ({ cart, disabled, onMend }: Props): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const id = useId();
  const said = useKeptFocus<HTMLParagraphElement>();
  const lines = cart.list.filter(isRefused);
  const isRight = lines.length === 0 && cart.coupon_problem === null;
  return (
    <fieldset className={styles.troubles} aria-labelledby={id} disabled={disabled} onSubmit={onMend}>
      <p ref={said} id={id} tabIndex={-1} role="status">
        {t(isRight ? 'trouble.mended' : 'trouble.heading')}
      </p>
      {!isRight && (
        <ul className={styles.list}>
          {lines.map((item) => (
            <LineTrouble key={item.item_id} item={item} />
          ))}
          {cart.coupon_problem && <CouponTrouble problem={cart.coupon_problem} />}
        </ul>
      )}
    </fieldset>
  );
};

const LineTrouble = ({ item }: { item: CartItem }): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const state = itemState(item);
  return (
    <li className={styles.trouble}>
      <p className={styles.name}>{item.name}</p>
      {state === 'out-of-stock' && <Warning>{t('line.outOfStockHint')}</Warning>}
      {state === 'unavailable' && <Warning>{t('line.unavailableHint')}</Warning>}
      <LineMend item={item} />
      <LineRemove item={item} />
    </li>
  );
};

const CouponTrouble = ({ problem }: { problem: NonNullable<Cart['coupon_problem']> }): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const { set, sending, error } = useCoupon();
  return (
    <li className={styles.trouble}>
      <Warning>{error ? problemText(error, t) : problem.message}</Warning>
      <CartForm change="no-coupon" place={COUPON_PLACE} onSend={() => set(null)}>
        <Button type="submit" variant="secondary" size="small" busy={sending}>
          {t('coupon.remove')} <VisuallyHidden>{problem.coupon_code}</VisuallyHidden>
        </Button>
      </CartForm>
    </li>
  );
};
