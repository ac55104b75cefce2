import type { CallBody, CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';
import { wholeCartChange } from '../../cart-change.ts';

export type Slots = CallResult<'deliverySlots'>;

/** The agreed hours at which a cart can come, and the choice of them. */
export const deliverySlotsApi = withEndpoints(api, (build) => ({
  deliverySlots: build.query(calling('deliverySlots', { background: true })),
  chooseSlot: build.mutation(
    wholeCartChange(
      (slot: CallBody<'chooseDeliverySlot'>['slot']) => ({ call: 'chooseDeliverySlot', body: { slot } }),
      () => 'delivery slot',
    ),
  ),
}));
