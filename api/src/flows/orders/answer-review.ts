import { changeOrder, findOrder, lockOrder, type OrderRow } from '../../database/orders/orders.ts';
import { logChange } from '../../database/operator/log.ts';
import { transact } from '../../database/transact.ts';
import { noSuch, OperatorProblem } from '../../domain/operator-problem.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import type { Services } from '../../services.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Decides an order that the shop looks at (API-123), once, and settles it: its money is taken, or it is given up with its
 * letter. What a provider cannot do now is left to the sweep.
 * @throws OperatorProblem for an order that is unknown, or not looked at
 */
export const answerReview = async (
  services: Services,
  by: Operator,
  number: string,
  review: 'cleared' | 'refused',
): Promise<OrderRow> => {
  const found = await findOrder(services.db, number);
  if (!found) throw noSuch('order', number);
  const decided = await transact(services.db, async (db) => {
    const order = await lockOrder(db, found.id);
    if (order.state !== 'pending_payment' || order.review !== 'open') {
      throw new OperatorProblem({
        en: `Order ${number} is not being checked.`,
        fr: `La commande ${number} n’est pas en cours de vérification.`,
      });
    }
    const [before, after] = [{ review: order.review }, { review }];
    await logChange(db, by, { action: 'order.decide', subject: number, before, after }, services.now());
    return changeOrder(db, order.id, { review });
  });
  return settleOrder(services, decided, true);
};
