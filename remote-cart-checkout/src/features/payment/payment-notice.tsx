import { paymentNotices } from '@shop/contract';
import { useSearchParams, useSelector, useTranslation } from '@shop/platform';
import { Notice } from '@shop/ui';
import { useSentRefusal } from './sent-refusal.ts';
import { paymentSelectors } from './slice.ts';

/**
 * Why nothing was paid by a form that was sent without scripts, or in the wallet; until the next try. What the shop said
 * itself stands beside the button too (`Refusal`).
 */
export const PaymentNoticeLine = () => {
  const { t } = useTranslation('cart-checkout');
  const [query] = useSearchParams();
  const status = useSelector(paymentSelectors.selectStatus);
  const known = paymentNotices.find((one) => one === query.get('notice'));
  const text = useSentRefusal() ?? (known && t(`payment.notice.${known}`));
  return text !== undefined && (status === 'new' || status === 'idle') ? <Notice tone="trouble">{text}</Notice> : null;
};
