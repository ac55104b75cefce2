import type { OrderState } from '@shop/contract';
import { waitingUnits, type Parcel, type Units } from './units.ts';

/** States of an order that stands: all but that of one that was called back. */
export type StandingState = Exclude<OrderState, 'cancelled'>;

const cancellable: ReadonlySet<OrderState> = new Set(['pending_payment', 'placed', 'paid']);

/** An order can be called back until the warehouse has begun with it, and never once a parcel has left. */
export const canCancel = (state: OrderState, parcels: number): boolean => cancellable.has(state) && parcels === 0;

/** States in which something of an order may still have to be sent: it is paid for, and not called back. */
export const sendable: readonly OrderState[] = ['placed', 'paid', 'processing', 'partly_refunded'];

/**
 * The state of an order that has parcels: in preparation while something is left to send, then under way, then there. A
 * partly refunded or returned order stays so.
 */
export const stateOfParcels = (
  state: OrderState,
  items: readonly Units[],
  parcels: readonly Parcel[],
): StandingState => {
  if (state === 'partly_refunded' || state === 'returned') return state;
  if (waitingUnits(items, parcels) > 0) return 'processing';
  return parcels.every(({ deliveredAt }) => deliveredAt !== null) ? 'delivered' : 'shipped';
};

export const paymentOf = (state: OrderState): 'pending' | 'paid' | 'failed' => {
  if (state === 'pending_payment') return 'pending';
  return state === 'cancelled' ? 'failed' : 'paid';
};
