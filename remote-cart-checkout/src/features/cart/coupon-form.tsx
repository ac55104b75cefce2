import { ruleText } from '@shop/forms';
import type { Cart } from '@shop/contract';
import { problemText } from '@shop/kit';
import { languageOf, useTranslation } from '@shop/platform';
import { Button, Form, Icon, TextField, VisuallyHidden } from '@shop/ui';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import row from '../../parts/field-row.module.css';
import { useCoupon } from './use-coupon.ts';
import styles from './coupon-form.module.css';

/** Enter a code, or see and remove the one that is applied. What was typed stays when it is refused. */
export const CouponForm = ({ cart }: { cart: Cart }): ReactNode => {
  const { t, i18n } = useTranslation('cart-checkout');
  const { set, sending, error: refused } = useCoupon();
  const [missing, setMissing] = useState(false);
  const applied = cart.coupon_code;

  const submitted = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (applied !== null) {
      set(null);
      return;
    }
    const field = event.currentTarget.elements.namedItem('coupon_code');
    const code = field instanceof HTMLInputElement ? field.value.trim() : '';
    setMissing(code === '');
    if (code !== '') set(code);
  };

  const error = missing ? t('coupon.empty') : refused ? problemText(refused, t) : undefined;
  return (
    <Form
      className={row.form}
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
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="done"
        maxLength={60}
        className={row.field}
      />
      <Button type="submit" variant="secondary" busy={sending} className={row.button}>
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
};
