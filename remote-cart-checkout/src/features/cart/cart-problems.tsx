import type { Cart, CartItem } from '@shop/contract';
import { problemText } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { ActionLabel, Button } from '@shop/ui';
import { useId, useState } from 'react';
import { CartForm } from '../../parts/cart-form.tsx';
import { COUPON_PLACE } from './coupon-place.ts';
import { isRefused, itemState } from './item-state.ts';
import { LineCorrection } from './line-correction.tsx';
import { Warning } from './line-notes.tsx';
import { LineRemove } from './line-remove.tsx';
import { useCoupon } from './use-coupon.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import styles from './cart-problems.module.css';

interface Props {
  cart: Pick<Cart, 'list' | 'coupon_problem'>;
  /** The cart cannot be changed now. */
  disabled: boolean;
  /** One of it is being mended: what was said of the order before may be old. */
  onCorrect: () => void;
}

/**
 * Everything that the cart's order would be refused for, each with the press that corrects it. Without scripts a press leads to the
 * cart page, which shows the cart as it is then. Once nothing is left it says so, in the place of the pressed button.
 */
export const CartProblems = (props: Props) => {
  const [isCorrected, setCorrected] = useState(false);
  const { list, coupon_problem } = props.cart;
  if (!isCorrected && coupon_problem === null && !list.some(isRefused)) return null;
  return (
    <Problems
      {...props}
      onCorrect={() => {
        setCorrected(true);
        props.onCorrect();
      }}
    />
  );
};

const Problems = ({ cart, disabled, onCorrect }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const id = useId();
  const said = useRestoredFocus<HTMLParagraphElement>();
  const lines = cart.list.filter(isRefused);
  const isRight = lines.length === 0 && cart.coupon_problem === null;
  return (
    <fieldset className={styles.problems} aria-labelledby={id} disabled={disabled} onSubmit={onCorrect}>
      <p ref={said} id={id} tabIndex={-1} role="status">
        {t(isRight ? 'trouble.mended' : 'trouble.heading')}
      </p>
      {!isRight && (
        <ul className={styles.list}>
          {lines.map((item) => (
            <LineProblem key={item.item_id} item={item} />
          ))}
          {cart.coupon_problem && <CouponProblem problem={cart.coupon_problem} />}
        </ul>
      )}
    </fieldset>
  );
};

const LineProblem = ({ item }: { item: CartItem }) => {
  const { t } = useTranslation('cart-checkout');
  const state = itemState(item);
  return (
    <li className={styles.problem}>
      <p className={styles.name}>{item.name}</p>
      {state === 'out-of-stock' && <Warning>{t('line.outOfStockHint')}</Warning>}
      {state === 'unavailable' && <Warning>{t('line.unavailableHint')}</Warning>}
      <LineCorrection item={item} />
      <LineRemove item={item} />
    </li>
  );
};

const CouponProblem = ({ problem }: { problem: NonNullable<Cart['coupon_problem']> }) => {
  const { t } = useTranslation('cart-checkout');
  const { set, sending, error } = useCoupon();
  return (
    <li className={styles.problem}>
      <Warning>{error ? problemText(error, t) : problem.message}</Warning>
      <CartForm change="no-coupon" place={COUPON_PLACE} onSend={() => set(null)}>
        <Button type="submit" variant="secondary" size="small" busy={sending}>
          <ActionLabel about={problem.coupon_code}>{t('coupon.remove')}</ActionLabel>
        </Button>
      </CartForm>
    </li>
  );
};
