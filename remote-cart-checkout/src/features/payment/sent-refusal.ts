import { usePage, useSelector } from '@shop/platform';
import { paymentSelectors } from './slice.ts';

/** Until the next try. */
export const useSentRefusal = (): string | undefined => {
  const { sent } = usePage();
  const status = useSelector(paymentSelectors.selectStatus);
  const isNewest = status === 'new' || status === 'idle';
  return isNewest && sent?.values['payment_method'] !== undefined ? sent.message : undefined;
};
