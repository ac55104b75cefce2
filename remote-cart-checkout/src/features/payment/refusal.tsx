import { problemText } from '@shop/kit';
import { useSelector, useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { Notice } from '@shop/ui';
import { riskDeclined } from './declined.ts';
import { useSentRefusal } from './sent-refusal.ts';
import { paymentSelectors } from './slice.ts';

interface Props {
  isCard?: boolean;
  correction?: ReactNode;
}

/** Why no order was placed, with scripts and without; nothing until one was refused. */
const Refused = ({ isCard }: { isCard: boolean }) => {
  const { t } = useTranslation('cart-checkout');
  const status = useSelector(paymentSelectors.selectStatus);
  const problem = useSelector(paymentSelectors.selectProblem);
  const sent = useSentRefusal();
  if (sent !== undefined) return <Notice tone="trouble">{sent}</Notice>;
  if (status !== 'refused' || !problem) return null;
  const declined = problem.code === 402 && problem.message === '';
  const byProvider = isCard ? 'payment.declined' : 'payment.otherDeclined';
  const key = problem.field === riskDeclined.field ? 'payment.riskDeclined' : byProvider;
  const text = declined ? t(key) : problemText(problem, t);
  return <Notice tone="trouble">{text}</Notice>;
};

/** Tells above the button why no order was placed, and what can be done about it. */
export const Refusal = ({ isCard = false, correction }: Props) => (
  <>
    <Refused isCard={isCard} />
    {correction}
  </>
);
