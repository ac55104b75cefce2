import type { Cart } from '@shop/contract';
import { cleaned } from '@shop/format';
import { problemText } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { ActionLabel, Button, Icon, TextField } from '@shop/ui';
import { useState } from 'react';
import { useSentBefore } from '../../cart-form.ts';
import { CartForm } from '../../parts/cart-form.tsx';
import row from '../../parts/field-row.module.css';
import { COUPON_PLACE } from './coupon-place.ts';
import { useCoupon } from './use-coupon.ts';
import styles from './coupon-form.module.css';

/**
 * Enter a code, or see and remove the one that the cart has: applied, or in vain, which is said with why. What was typed
 * stays when it is refused.
 */
export const CouponForm = ({ cart }: { cart: Cart }) => {
  const { t } = useTranslation('cart-checkout');
  const { set, sending, error: refused } = useCoupon();
  const ineffective = cart.coupon_problem;
  const appliedCode = ineffective?.coupon_code ?? cart.coupon_code;
  const before = useSentBefore(appliedCode === null ? 'coupon' : 'no-coupon');
  const typedBefore = before.typed?.['coupon_code'];
  const [missing, setMissing] = useState(typedBefore?.trim() === '');

  const submitted = (form: HTMLFormElement): void => {
    before.forget();
    if (appliedCode !== null) {
      set(null);
      return;
    }
    const field = form.elements.namedItem('coupon_code');
    const code = field instanceof HTMLInputElement ? cleaned(field.value) : '';
    setMissing(code === '');
    if (code !== '') set(code);
  };

  const message = refused ? problemText(refused, t) : (before.said ?? ineffective?.message);
  const error = missing ? t('coupon.empty') : message;
  return (
    <CartForm
      change={appliedCode === null ? 'coupon' : 'no-coupon'}
      id={COUPON_PLACE}
      inPlace
      className={row.form}
      onSend={submitted}
    >
      <TextField
        // A new element when a coupon comes or goes: the field then shows the code of the cart.
        key={appliedCode}
        label={t('coupon.label')}
        name="coupon_code"
        defaultValue={appliedCode ?? typedBefore ?? ''}
        disabled={appliedCode !== null}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="done"
        maxLength={60}
        className={row.field}
      />
      <Button type="submit" variant="secondary" busy={sending} className={row.button}>
        <ActionLabel about={t('coupon.label')}>
          {t(appliedCode === null ? 'coupon.apply' : 'coupon.remove')}
        </ActionLabel>
      </Button>
      <p className={styles.applied} role="status">
        {appliedCode !== null && ineffective === null && (
          <>
            <Icon name="check" size={16} /> <span>{t('coupon.applied', { code: appliedCode })}</span>
          </>
        )}
      </p>
    </CartForm>
  );
};
