import type { ReturnState } from '@shop/contract';
import type { StandingState } from './state.ts';
import { unitsOf, type Units } from './units.ts';

/** States in which a return waits for the shop. */
export const openReturns: readonly ReturnState[] = ['requested', 'received'];

interface Item extends Units {
  /** Cents. */
  unit_price: number;
}

/** What these units cost in their order, in cents, before discounts. */
export const priceOf = (units: readonly Units[], items: readonly Item[]): number =>
  items.reduce((sum, { item_id, unit_price }) => sum + unit_price * unitsOf(item_id, units), 0);

/**
 * The state of an order of which these units were paid back. A kept gift does not count: the order is still fully
 * returned.
 */
export const stateAfterRefund = (items: readonly Item[], paidBack: readonly Units[]): StandingState =>
  items.every(({ item_id, qty, unit_price }) => unit_price === 0 || unitsOf(item_id, paidBack) >= qty)
    ? 'returned'
    : 'partly_refunded';
