import { changeOrder, lockOrder, type OrderRow } from '../../database/orders/orders.ts';
import { stockLinesOf, takeFromStock, useCoupon } from '../../database/orders/stock.ts';
import { transact } from '../../database/transact.ts';
import type { Services } from '../../services.ts';

/** Ends the transaction: everything of an order is taken, or nothing. */
class SoldOut extends Error {
  override name = 'SoldOut';
}

/**
 * Takes the goods of an order whose payment was approved, and its coupon's use, once. Until then it holds none, because whoever orders by a
 * wallet and never says yes would keep them from everybody else for as long as that may take.
 * @returns false where they were sold to others meanwhile
 */
export const holdGoods = ({ db }: Services, { id, holdsGoods }: OrderRow): Promise<boolean> => {
  if (holdsGoods) return Promise.resolve(true);
  return transact(db, async (within) => {
    const order = await lockOrder(within, id);
    if (order.state !== 'pending_payment' || order.holdsGoods) return true;
    await changeOrder(within, id, { holdsGoods: true });
    for (const line of stockLinesOf(order.items)) if (!(await takeFromStock(within, line))) throw new SoldOut();
    if (order.couponCode !== null && !(await useCoupon(within, order.couponCode))) throw new SoldOut();
    return true;
  }).catch((error: unknown) => {
    if (error instanceof SoldOut) return false;
    throw error;
  });
};
