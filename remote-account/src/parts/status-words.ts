import type { OrderState } from '@shop/contract';
import { useTranslation } from '@shop/platform';

/** Nobody sends or delivers what its buyer picks up. */
const pickedUp = { shipped: 'state.ready', delivered: 'state.pickedUp' } as const;

/** The words for it; `isDelivered` is false of an order of which everything is picked up. */
export const useStatusWords = (status: OrderState, isDelivered: boolean): string => {
  const { t } = useTranslation('account');
  const isPickup = !isDelivered && (status === 'shipped' || status === 'delivered');
  return t(isPickup ? pickedUp[status] : `state.${status}`);
};
