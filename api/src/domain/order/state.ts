import type { OrderState } from '@shop/contract';

const cancellable: ReadonlySet<OrderState> = new Set(['pending_payment', 'placed', 'paid']);

/** An order can be called back until the warehouse has begun with it, and never once a parcel has left. */
export const canCancel = (state: OrderState, parcels: number): boolean => cancellable.has(state) && parcels === 0;

/** What a payment page needs to know of an order. */
export const paymentOf = (state: OrderState): 'pending' | 'paid' | 'failed' => {
  if (state === 'pending_payment') return 'pending';
  return state === 'cancelled' ? 'failed' : 'paid';
};
