import { changeOrder, findOrder, lockOrder, ordersInReview, type OrderRow } from '../../database/orders/orders.ts';
import { transact } from '../../database/transact.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import type { Services } from '../../services.ts';
import { settleOrder } from './settle-order.ts';

export const listReviews = ({ db }: Services): Promise<OrderRow[]> => ordersInReview(db);

/**
 * Decides an order that the shop looks at (API-123), once, and settles it: its money is taken, or it is given up with its
 * letter. What a provider cannot do now is left to the sweep.
 * @throws OperatorProblem for an order that is unknown, or not looked at
 */
export const answerReview = async (
  services: Services,
  number: string,
  review: 'cleared' | 'refused',
): Promise<OrderRow> => {
  const found = await findOrder(services.db, number);
  if (!found) throw new OperatorProblem(`There is no order ${number}.`);
  const decided = await transact(services.db, async (db) => {
    const order = await lockOrder(db, found.id);
    if (order.state !== 'pending_payment' || order.review !== 'open') {
      throw new OperatorProblem(`Order ${number} is not being checked.`);
    }
    return changeOrder(db, order.id, { review });
  });
  return settleOrder(services, decided, true);
};
