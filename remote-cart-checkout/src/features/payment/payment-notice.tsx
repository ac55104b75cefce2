import { paymentNotices } from '@shop/contract';
import { usePage, useSearchParams, useSelector, useTranslation } from '@shop/platform';
import { Notice } from '@shop/ui';
import type { ReactNode } from 'react';
import { paymentSelectors } from './slice.ts';

/** Why nothing was paid by a form that was sent without scripts, or in the wallet; until the next try. */
export const PaymentNoticeLine = (): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const [query] = useSearchParams();
  const { sent } = usePage();
  const status = useSelector(paymentSelectors.selectStatus);
  const known = paymentNotices.find((one) => one === query.get('notice'));
  const refused = sent?.values['payment_method'] === undefined ? undefined : sent.message;
  const text = refused ?? (known && t(`payment.notice.${known}`));
  return text !== undefined && (status === 'new' || status === 'idle') ? <Notice tone="trouble">{text}</Notice> : null;
};
