import { ruleText } from '@shop/forms';
import type { CallResult } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { problemText } from '@shop/kit';
import { type AppDispatch, languageOf, useDispatch, useTranslation } from '@shop/platform';
import { Button, Form, Notice, TextField } from '@shop/ui';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { problemOf, type Problem } from '../../problem.ts';
import { singlePagePayApi, type Draft } from './endpoints.ts';
import styles from './single-page-pay.module.css';

type Asked = 'idle' | 'sending' | { problem: Problem } | { worth: CallResult<'confirmCoupon'> };

/** A coupon is first asked what it takes off, then applied; what is applied stands with its amount. */
export const DraftCoupon = ({ draft }: { draft: Draft }): ReactNode => {
  const { t, i18n } = useTranslation('cart-checkout');
  const dispatch = useDispatch<AppDispatch>();
  const [asked, setAsked] = useState<Asked>('idle');
  const [missing, setMissing] = useState(false);
  const [applyCoupon, { isLoading, error: notApplied }] = singlePagePayApi.useApplyDraftCouponMutation();
  const { draft_id, cart } = draft;
  const { confirmDraftCoupon } = singlePagePayApi.endpoints;
  const { data } = singlePagePayApi.useDraftDiscountsQuery({ draft_id, total: cart.grand_total });
  const worth = typeof asked === 'object' && 'worth' in asked ? asked.worth : null;
  const refused = typeof asked === 'object' && 'problem' in asked ? asked.problem : notApplied && problemOf(notApplied);

  const submitted = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('coupon_code');
    const coupon_code = field instanceof HTMLInputElement ? field.value.trim() : '';
    setMissing(coupon_code === '');
    if (coupon_code === '' || asked === 'sending') return;
    setAsked('sending');
    const answer = await dispatch(confirmDraftCoupon.initiate({ draft_id, coupon_code }, { track: false }));
    setAsked(answer.data ? { worth: answer.data } : { problem: problemOf(answer.error) });
  };
  const apply = async (coupon_code: string): Promise<void> => {
    if (isLoading) return;
    const { error: refusal } = await applyCoupon({ draft_id, coupon_code });
    if (!refusal) setAsked('idle');
  };
  const error = missing ? t('pay.couponEmpty') : refused ? problemText(refused, t) : undefined;
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{t('pay.coupon')}</h2>
      {data?.discounts.map(({ label, amount }) => (
        <Notice key={label} tone="good">
          {t('pay.couponWorth', { code: label, amount: formatMoney(amount) })}
        </Notice>
      ))}
      <Form
        className={styles.code}
        onSubmit={(event) => void submitted(event)}
        noValidate
        withoutScripts={ruleText({ key: 'needsScripts' }, languageOf(i18n))}
      >
        <TextField
          name="coupon_code"
          label={t('coupon.label')}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={60}
        />
        <Button type="submit" variant="secondary" busy={asked === 'sending'}>
          {t('pay.couponTry')}
        </Button>
      </Form>
      {worth && (
        <div className={styles.form}>
          <p>{t('pay.couponWorth', { code: worth.coupon_code, amount: formatMoney(worth.discount_amount) })}</p>
          <Button variant="secondary" busy={isLoading} onClick={() => void apply(worth.coupon_code)}>
            {t('pay.couponApply', { code: worth.coupon_code })}
          </Button>
        </div>
      )}
    </section>
  );
};
