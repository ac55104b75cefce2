import { pickupPlace, siteDocument } from '../../database/content/site-document.ts';
import type { Queryable } from '../../database/connection.ts';
import { changeOrder, type OrderRow } from '../../database/orders/orders.ts';
import { earnPoints } from '../../database/orders/points-of-order.ts';
import { orderConfirmation } from '../../mail/order-confirmation.ts';
import { orderNotice } from '../../push/order-notices.ts';
import { pushWithin } from '../../push/outbox.ts';
import type { Services } from '../../services.ts';

/**
 * Marks a waiting order as paid, which the transaction has locked or placed: its points are earned, and its letter and push
 * message go out with it. Nothing else writes that state (CHK-010).
 */
export const markPaid = async (
  { mailer, settings }: Services,
  db: Queryable,
  { id, review }: OrderRow,
  now: Date,
): Promise<OrderRow> => {
  const order = await changeOrder(db, id, { state: 'paid', ...(review && { review: 'cleared' as const }) });
  await earnPoints(db, order, now);
  await mailer.sendWithin(
    db,
    orderConfirmation(order, {
      url: settings.shopUrl,
      regions: await siteDocument(db, 'regions'),
      place: await pickupPlace(db),
    }),
  );
  await pushWithin(db, order, orderNotice(order, 'paid'), now);
  return order;
};
