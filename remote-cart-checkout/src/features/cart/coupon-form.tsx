import type { Cart } from '@shop/contract';
import { problemText } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { Button, Icon, TextField, VisuallyHidden } from '@shop/ui';
import { useState, type ReactNode } from 'react';
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
export const CouponForm = ({ cart }: { cart: Cart }): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const { set, sending, error: refused } = useCoupon();
  const inVain = cart.coupon_problem;
  const held = inVain?.coupon_code ?? cart.coupon_code;
  const before = useSentBefore(held === null ? 'coupon' : 'no-coupon');
  const typedBefore = before.typed?.['coupon_code'];
  const [missing, setMissing] = useState(typedBefore?.trim() === '');

  const submitted = (form: HTMLFormElement): void => {
    before.forget();
    if (held !== null) {
      set(null);
      return;
    }
    const field = form.elements.namedItem('coupon_code');
    const code = field instanceof HTMLInputElement ? field.value.trim() : '';
    setMissing(code === '');
    if (code !== '') set(code);
  };

  const told = refused ? problemText(refused, t) : (before.said ?? inVain?.message);
  const error = missing ? t('coupon.empty') : told;
  return (
    <CartForm change={held === null ? 'coupon' : 'no-coupon'} id={COUPON_PLACE} className={row.form} onSend={submitted}>
      <TextField
        // A new element when a coupon comes or goes: the field then shows the code of the cart.
        key={held}
        label={t('coupon.label')}
        name="coupon_code"
        defaultValue={held ?? typedBefore ?? ''}
        disabled={held !== null}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="done"
        maxLength={60}
        className={row.field}
      />
      <Button type="submit" variant="secondary" busy={sending} className={row.button}>
        {t(held === null ? 'coupon.apply' : 'coupon.remove')} <VisuallyHidden>{t('coupon.label')}</VisuallyHidden>
      </Button>
      <p className={styles.applied} role="status">
        {held !== null && inVain === null && (
          <>
            <Icon name="check" size={16} /> {t('coupon.applied', { code: held })}
          </>
        )}
      </p>
    </CartForm>
  );
};
