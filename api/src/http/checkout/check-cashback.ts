import { findOwnOrder } from '../../database/orders/orders.ts';
import { isDropshipGroup } from '../../domain/account/group.ts';
import { cashbackOf } from '../../domain/membership/cashback.ts';
import { callsFor } from '../call.ts';
import { orNotFound } from '../../domain/shop-error.ts';

/** What an order earns (CHK-014). Guests and dropshippers earn nothing, nor does an order that nobody paid. */
export const checkCashbackCalls = callsFor('shopper', {
  checkCashback: async ({ services, who, body }) => {
    const order = orNotFound(await findOwnOrder(services.db, who, body.order_id));
    const none = { order_id: order.number, has_cashback: 0 as const, amount: 0 };
    if (who.kind !== 'customer' || isDropshipGroup(who.group) || order.state === 'pending_payment') return none;
    const { amount, status } = cashbackOf(order, services.now());
    return status === 'cancelled' || amount === 0 ? none : { order_id: order.number, has_cashback: 1, amount };
  },
});
