import { book, referenceOf } from '../../database/membership/ledger.ts';
import { clearCredit, wrongOrders } from '../../database/operator/books.ts';
import { logChange } from '../../database/operator/log.ts';
import { findOrder, lockOrder } from '../../database/orders/orders.ts';
import { giveBackCoupon } from '../../database/orders/stock.ts';
import { reopenCustomersCoupon } from '../../database/promotions/customer-coupons.ts';
import { transact } from '../../database/transact.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { noSuch, OperatorProblem } from '../../domain/operator-problem.ts';
import type { Services } from '../../services.ts';

export interface Corrected {
  /** Cents of store credit that its customer had of it for nothing; below zero it had kept some of theirs. */
  readonly credit: number;
  /** Code of the coupon that can be used again; null for none. */
  readonly coupon: string | null;
}

/**
 * Puts an order right that an older release has left wrong: credit that it gave for nothing is taken back, and a called
 * back order gives back the rest of the credit, and the coupon, that it took. Once more it finds nothing to do.
 * @throws OperatorProblem for an order that there is not, or that is as it should be
 */
export const correctOrder = (services: Services, by: Operator, number: string): Promise<Corrected> =>
  transact(services.db, async (db) => {
    const known = await findOrder(db, number);
    if (!known) throw noSuch('order', number);
    const order = await lockOrder(db, known.id);
    const [wrong] = await wrongOrders(db, number);
    if (!wrong)
      throw new OperatorProblem({
        en: `Order ${number} is as it should be.`,
        fr: `La commande ${number} est comme elle doit être.`,
      });
    const now = services.now();
    const { customerId, creditAmount, couponCode, createdAt } = order;
    if (creditAmount < 0) await clearCredit(db, order);
    if (wrong.creditGiven !== 0 && customerId !== null) {
      const reason = wrong.creditGiven > 0 ? 'corrected' : 'returned_from_order';
      const reference = referenceOf(order, 'corrected');
      await book(db, 'credit', { customerId, amount: -wrong.creditGiven, reason, reference, createdAt: now });
    }
    if (wrong.coupon !== null && couponCode !== null && customerId !== null) {
      await reopenCustomersCoupon(db, customerId, couponCode, createdAt);
      await giveBackCoupon(db, couponCode);
    }
    const change = {
      action: 'order.correct',
      subject: number,
      before: { credit: creditAmount },
      after: { credit: Math.max(0, creditAmount), taken_back: wrong.creditGiven },
    };
    await logChange(db, by, change, now);
    return { credit: wrong.creditGiven, coupon: wrong.coupon };
  });
