import { cashbackTerms, type OrderState } from '@shop/contract';

/** An order as far as its cashback depends on it; amounts in cents. */
export interface CashbackBase {
  state: OrderState;
  /** Goods before discounts, without protection plans, fees and taxes. */
  subtotal: number;
  discountAmount: number;
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

/**
 * Cashback of a paid order: a share of what the goods really cost, rounded down to the cent. It can be spent once the
 * pending days are over, and an order that is cancelled or returned loses it. What was refunded of a partly refunded
 * order is not known here, so its cashback stays as it was.
 */
export const cashbackOf = (order: CashbackBase, now: Date): Cashback => {
  const goods = Math.max(0, order.subtotal - order.discountAmount);
  const amount = Math.floor((goods * cashbackTerms.rate) / 100);
  if (lost.has(order.state)) return { amount, status: 'cancelled', availableAt: null };
  const availableAt = new Date(order.createdAt.getTime() + cashbackTerms.pendingDays * day);
  return { amount, status: now < availableAt ? 'pending' : 'paid', availableAt };
};

/** What a customer can spend and what is still pending, in cents. */
export const cashbackTotals = (orders: readonly CashbackBase[], now: Date): { balance: number; pending: number } => {
  const each = orders.map((order) => cashbackOf(order, now));
  const sum = (status: Cashback['status']): number =>
    each.reduce((total, cashback) => (cashback.status === status ? total + cashback.amount : total), 0);
  return { balance: sum('paid'), pending: sum('pending') };
};
