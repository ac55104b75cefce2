import { paths, type CallResult, type SentForm } from '@shop/contract';
import { cleaned, formatMoney } from '@shop/format';
import { problemText } from '@shop/kit';
import { useLanguage, usePage, useTranslation } from '@shop/platform';
import { Button, Form, TextField } from '@shop/ui';
import { useState, type SyntheticEvent } from 'react';
import { focusOnArrival } from '../../focus-on-arrival.ts';
import { COUPON, type CouponStep } from './coupon-step.ts';
import { singlePagePayApi } from './endpoints.ts';
import styles from './single-page-pay.module.css';

interface Props {
  draftId: string;
  /** Another one has just been removed here: its button is gone. */
  isNew: boolean;
  onApplied: () => void;
}

/** Of a code that was tried without scripts. */
const worthIn = ({ values }: SentForm): CallResult<'confirmCoupon'> | undefined =>
  values.worth === undefined
    ? undefined
    : { coupon_code: values.coupon_code ?? '', discount_amount: Number(values.worth) };

/** A coupon is first asked what it takes off, then applied. What was said of one goes when the next is tried. */
export const CouponTrial = ({ draftId: draft_id, isNew, onApplied }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const [confirm, trial] = singlePagePayApi.useConfirmDraftCouponMutation();
  const [apply, applying] = singlePagePayApi.useApplyDraftCouponMutation();
  const { sent } = usePage();
  const native = sent?.values[COUPON] === undefined ? undefined : sent;
  const [worth, setWorth] = useState(native && worthIn(native));
  const [missing, setMissing] = useState(native?.values.coupon_code === '');
  /** Until the next try. */
  const [said, setSaid] = useState(native?.errors.coupon_code);

  const submitted = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('coupon_code');
    const coupon_code = field instanceof HTMLInputElement ? cleaned(field.value) : '';
    if (trial.isLoading || applying.isLoading) return;
    setMissing(coupon_code === '');
    setWorth(undefined);
    setSaid(undefined);
    trial.reset();
    applying.reset();
    if (coupon_code === '') return;
    const { data } = await confirm({ draft_id, coupon_code });
    setWorth(data);
  };
  const take = async (coupon_code: string): Promise<void> => {
    if (applying.isLoading) return;
    setSaid(undefined);
    const { error: refusal } = await apply({ draft_id, coupon_code });
    if (!refusal) onApplied();
  };
  const refused = trial.error ?? applying.error;
  const error = missing ? t('pay.couponEmpty') : refused ? problemText(refused, t) : said;
  return (
    <>
      <Form
        className={styles.code}
        onSubmit={(event) => void submitted(event)}
        method="post"
        action={paths.pay()}
        noValidate
      >
        <TextField
          ref={isNew ? focusOnArrival : undefined}
          name="coupon_code"
          label={t('coupon.label')}
          defaultValue={native?.values.coupon_code}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="done"
          maxLength={60}
        />
        <Button type="submit" variant="secondary" busy={trial.isLoading}>
          {t('pay.couponTry')}
        </Button>
        {/* Behind the field, which takes the room of the line as its first. */}
        <input type="hidden" name={COUPON} value={'try' satisfies CouponStep} />
      </Form>
      {worth && (
        <Form
          className={styles.form}
          method="post"
          action={paths.pay()}
          onSubmit={(event) => {
            event.preventDefault();
            void take(worth.coupon_code);
          }}
        >
          <input type="hidden" name={COUPON} value={'apply' satisfies CouponStep} />
          <input type="hidden" name="coupon_code" value={worth.coupon_code} />
          <p>
            {t('pay.couponWorth', { code: worth.coupon_code, amount: formatMoney(worth.discount_amount, language) })}
          </p>
          <Button type="submit" variant="secondary" busy={applying.isLoading}>
            {t('pay.couponApply', { code: worth.coupon_code })}
          </Button>
        </Form>
      )}
    </>
  );
};
