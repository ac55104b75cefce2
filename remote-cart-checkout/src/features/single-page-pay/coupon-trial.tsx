import { ruleText } from '@shop/forms';
import type { CallResult } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { problemText } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, TextField } from '@shop/ui';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { focusOnArrival } from '../../focus-on-arrival.ts';
import { singlePagePayApi } from './endpoints.ts';
import styles from './single-page-pay.module.css';

interface Props {
  draftId: string;
  /** Another one has just been removed here: its button is gone. */
  isNew: boolean;
  onApplied: () => void;
}

/** A coupon is first asked what it takes off, then applied. What was said of one goes when the next is tried. */
export const CouponTrial = ({ draftId: draft_id, isNew, onApplied }: Props): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const [confirm, trial] = singlePagePayApi.useConfirmDraftCouponMutation();
  const [apply, applying] = singlePagePayApi.useApplyDraftCouponMutation();
  const [worth, setWorth] = useState<CallResult<'confirmCoupon'>>();
  const [missing, setMissing] = useState(false);

  const submitted = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('coupon_code');
    const coupon_code = field instanceof HTMLInputElement ? field.value.trim() : '';
    if (trial.isLoading || applying.isLoading) return;
    setMissing(coupon_code === '');
    setWorth(undefined);
    trial.reset();
    applying.reset();
    if (coupon_code === '') return;
    const { data } = await confirm({ draft_id, coupon_code });
    setWorth(data);
  };
  const take = async (coupon_code: string): Promise<void> => {
    if (applying.isLoading) return;
    const { error: refusal } = await apply({ draft_id, coupon_code });
    if (!refusal) onApplied();
  };
  const refused = trial.error ?? applying.error;
  const error = missing ? t('pay.couponEmpty') : refused ? problemText(refused, t) : undefined;
  return (
    <>
      <Form
        className={styles.code}
        onSubmit={(event) => void submitted(event)}
        noValidate
        withoutScripts={ruleText({ key: 'needsScripts' }, language)}
      >
        <TextField
          ref={isNew ? focusOnArrival : undefined}
          name="coupon_code"
          label={t('coupon.label')}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="done"
          maxLength={60}
        />
        <Button type="submit" variant="secondary" busy={trial.isLoading}>
          {t('pay.couponTry')}
        </Button>
      </Form>
      {worth && (
        <div className={styles.form}>
          <p>
            {t('pay.couponWorth', { code: worth.coupon_code, amount: formatMoney(worth.discount_amount, language) })}
          </p>
          <Button variant="secondary" busy={applying.isLoading} onClick={() => void take(worth.coupon_code)}>
            {t('pay.couponApply', { code: worth.coupon_code })}
          </Button>
        </div>
      )}
    </>
  );
};
