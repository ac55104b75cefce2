import { paths } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { problemText } from '@shop/kit';
import { useLanguage, usePage, useTranslation } from '@shop/platform';
import { Button, Form, Notice } from '@shop/ui';
import { focusOnArrival } from '../../focus-on-arrival.ts';
import { COUPON, type CouponStep } from './coupon-step.ts';
import { singlePagePayApi, type Draft } from './endpoints.ts';

interface Props {
  draft: Draft;
  code: string;
  /** It has just been applied here: the button that did it is gone. */
  isNew: boolean;
  onRemoved: () => void;
}

/** The draft's coupon with what it takes off, or why it takes nothing off, and a way to take it off again. */
export const AppliedCoupon = ({ draft, code, isNew, onRemoved }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const { draft_id, cart } = draft;
  const [setCoupon, { isLoading, error }] = singlePagePayApi.useApplyDraftCouponMutation();
  const { data } = singlePagePayApi.useDraftDiscountsQuery({ draft_id, code, total: cart.grand_total });

  const remove = async (): Promise<void> => {
    if (isLoading) return;
    const { error: refusal } = await setCoupon({ draft_id, coupon_code: null });
    if (!refusal) onRemoved();
  };
  const { sent } = usePage();
  const ineffective = cart.coupon_problem;
  const refused = sent?.values[COUPON] ? sent.errors.coupon_code : undefined;
  const said = error ? problemText(error, t) : (refused ?? ineffective?.message);
  const worth = data?.discounts ?? [];
  return (
    <>
      {worth.map(({ label, amount }) => (
        <Notice key={label} tone="good">
          {t('pay.couponWorth', { code: label, amount: formatMoney(amount, language) })}
        </Notice>
      ))}
      {worth.length === 0 && !ineffective && <p>{t('coupon.applied', { code })}</p>}
      {said && <Notice tone="trouble">{said}</Notice>}
      <Form
        method="post"
        action={paths.pay()}
        onSubmit={(event) => {
          event.preventDefault();
          void remove();
        }}
      >
        <input type="hidden" name={COUPON} value={'remove' satisfies CouponStep} />
        <Button type="submit" ref={isNew ? focusOnArrival : undefined} variant="secondary" busy={isLoading}>
          {t('pay.couponRemove', { code })}
        </Button>
      </Form>
    </>
  );
};
