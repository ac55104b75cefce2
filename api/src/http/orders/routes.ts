import type { FastifyInstance } from 'fastify';
import { pageSizes } from '@shop/contract';
import { claimOrder } from '../../database/orders/claims.ts';
import { findByKey, findOwnOrder, listOrders } from '../../database/orders/orders.ts';
import { paymentOf } from '../../domain/order/state.ts';
import { ownerKey, type Shopper } from '../../identity/identity.ts';
import type { Services } from '../../services.ts';
import { registerCall } from '../call.ts';
import { ApiError, messages, type Message } from '../error.ts';
import { orderOf, orderSummaryOf, placedOrderOf } from './wire.ts';

const unknownOrder: Message = { en: 'We could not find this order.', fr: 'Nous n’avons pas trouvé cette commande.' };
const confirmFirst: Message = {
  en: 'Please confirm your email address first. The order is then yours by itself.',
  fr: 'Veuillez d’abord confirmer votre adresse courriel. La commande vous sera alors attribuée.',
};

/** The shopper's order, or 404: also when it is someone else's. */
const ownOrder = async ({ db }: Services, who: Shopper, number: string) => {
  const row = await findOwnOrder(db, who, number);
  if (!row) throw new ApiError(404, unknownOrder);
  return row;
};

export const registerOrders = (app: FastifyInstance): void => {
  registerCall(app, 'orderList', 'customer', async ({ services, who, query }) => {
    const page = query.page ?? 1;
    const pageSize = query.page_size ?? pageSizes.orders;
    const { rows, total } = await listOrders(services.db, who.customerId, page, pageSize);
    return { list: rows.map(orderSummaryOf), total, page, page_size: pageSize };
  });

  registerCall(app, 'orderDetail', 'customer', async ({ services, who, query }) =>
    orderOf(await ownOrder(services, who, query.order_id)),
  );
  registerCall(app, 'orderInformation', 'shopper', async ({ services, who, query }) =>
    orderOf(await ownOrder(services, who, query.order_id)),
  );

  registerCall(app, 'orderClaim', 'customer', async ({ services, who, body }) => {
    const own = await findOwnOrder(services.db, who, body.order_id);
    if (own) return orderOf(own);
    // An address that is not confirmed may be somebody else's, and an order tells where they live.
    if (!who.verified) throw new ApiError(403, confirmFirst);
    const claimed = await claimOrder(services.db, who.customerId, who.email, body.order_id);
    if (!claimed) throw new ApiError(404, unknownOrder);
    return orderOf(await ownOrder(services, who, body.order_id));
  });

  registerCall(app, 'orderByKey', 'shopper', async ({ services, who, query }) => {
    const row = await findByKey(services.db, ownerKey(who), query.idempotency_key);
    if (!row) throw new ApiError(404, messages.notFound);
    return placedOrderOf(row);
  });

  registerCall(app, 'pollingData', 'shopper', async ({ services, who, body }) => {
    const row = await ownOrder(services, who, body.order_id);
    return { order_id: row.number, status: row.state, payment: paymentOf(row.state) };
  });
};
