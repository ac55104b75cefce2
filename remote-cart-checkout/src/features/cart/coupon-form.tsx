import { ruleText } from '@shop/forms';
import type { Cart } from '@shop/contract';
import { languageOf, useDispatch, useSelector, useTranslation } from '@shop/platform';
import { Button, Form, Icon, TextField, VisuallyHidden } from '@shop/ui';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { problemText } from '../../problem.ts';
import { cartEvents, cartSelectors } from './slice.ts';
import styles from './coupon-form.module.css';

/** Enter a code, or see and remove the one that is applied. What was typed stays when it is refused. */
export function CouponForm({ cart }: { cart: Cart }): ReactNode {
  const { t, i18n } = useTranslation('cart-checkout');
  const dispatch = useDispatch();
  const { status, problem } = useSelector(cartSelectors.selectCoupon);
  const [missing, setMissing] = useState(false);
  const applied = cart.coupon_code;
  const busy = status === 'sending';

  function submitted(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy) return;
    if (applied !== null) {
      dispatch(cartEvents.couponWithdrawn());
      return;
    }
    const field = event.currentTarget.elements.namedItem('coupon_code');
    const code = field instanceof HTMLInputElement ? field.value.trim() : '';
    setMissing(code === '');
    if (code !== '') dispatch(cartEvents.couponSubmitted({ code }));
  }

  const error = missing ? t('coupon.empty') : problem && problemText(problem, t);
  return (
    <Form
      className={styles.form}
      onSubmit={submitted}
      noValidate
      withoutScripts={ruleText({ key: 'needsScripts' }, languageOf(i18n))}
    >
      <TextField
        // A new element when a coupon comes or goes: the field then shows the code of the cart.
        key={applied}
        label={t('coupon.label')}
        name="coupon_code"
        defaultValue={applied ?? ''}
        disabled={applied !== null}
        error={error ?? undefined}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="done"
        maxLength={60}
        className={styles.field}
      />
      <Button type="submit" variant="secondary" busy={busy} className={styles.button}>
        {t(applied === null ? 'coupon.apply' : 'coupon.remove')} <VisuallyHidden>{t('coupon.label')}</VisuallyHidden>
      </Button>
      <p className={styles.applied} role="status">
        {applied !== null && (
          <>
            <Icon name="check" size={16} /> {t('coupon.applied', { code: applied })}
          </>
        )}
      </p>
    </Form>
  );
}
