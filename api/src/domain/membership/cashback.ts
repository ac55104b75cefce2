import { cashbackTerms, type OrderState } from '@shop/contract';
import { goodsNotRefunded, paidForGoods, type GoodsPayment, type StaffRefund } from '../order/refund.ts';

/** An order as far as its cashback depends on it; amounts in cents. */
export interface CashbackBase extends GoodsPayment {
  state: OrderState;
  refundedAmount: number;
  refunds?: readonly StaffRefund[];
  createdAt: Date;
}

export interface Cashback {
  amount: number;
  status: 'pending' | 'paid' | 'cancelled';
  /** Null for a cancelled one. */
  availableAt: Date | null;
}

const day = 24 * 60 * 60 * 1000;
const lost: ReadonlySet<OrderState> = new Set(['cancelled', 'returned']);
const rateOf = (cents: number): number => Math.floor((cents * cashbackTerms.rate) / 100);

/**
 * Cashback of a paid order: a share of what was paid in money for the goods that were kept, rounded down to the cent,
 * so that it follows every refund. It can be spent in the cart once the pending days are over. An order that is cancelled or
 * returned loses it: `amount` is then what it would have been.
 */
export const cashbackOf = (order: CashbackBase, now: Date): Cashback => {
  if (lost.has(order.state)) return { amount: rateOf(paidForGoods(order)), status: 'cancelled', availableAt: null };
  const amount = rateOf(goodsNotRefunded(order));
  const availableAt = new Date(order.createdAt.getTime() + cashbackTerms.pendingDays * day);
  return { amount, status: now < availableAt ? 'pending' : 'paid', availableAt };
};

/** Sums cashback that can be spent and that is pending, in cents. */
export const cashbackTotals = (orders: readonly CashbackBase[], now: Date): { balance: number; pending: number } => {
  const each = orders.map((order) => cashbackOf(order, now));
  const sum = (status: Cashback['status']): number =>
    each.reduce((total, cashback) => (cashback.status === status ? total + cashback.amount : total), 0);
  return { balance: sum('paid'), pending: sum('pending') };
};
