import { useSelector, useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { Notice } from '../../notice/notice.tsx';
import { problemText } from '../../problem.ts';
import { paymentSelectors } from './slice.ts';

/** Why there is surely no order, where the person looks: above the button that they pressed. */
export function Refusal(): ReactNode {
  const { t } = useTranslation('cart-checkout');
  const status = useSelector(paymentSelectors.selectStatus);
  const problem = useSelector(paymentSelectors.selectProblem);
  if (status !== 'refused' || !problem) return null;
  const declined = problem.code === 402 && problem.message === '';
  return <Notice tone="trouble">{declined ? t('payment.declined') : problemText(problem, t)}</Notice>;
}
