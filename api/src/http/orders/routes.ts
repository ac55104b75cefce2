import { pageSizes, type Language, paths } from '@shop/contract';
import { findByKey, listOrders } from '../../database/orders/orders.ts';
import { paymentOf } from '../../domain/order/state.ts';
import { ownerKey, type Shopper } from '../../domain/account/identity.ts';
import type { Services } from '../../services.ts';
import { callsFor } from '../call.ts';
import { settleOrder } from '../../flows/orders/settle-order.ts';
import { orNotFound } from '../../domain/shop-error.ts';
import { ownOrder } from '../../flows/orders/own-order.ts';
import { payUrlOf } from '../../flows/orders/wallet-payment.ts';
import { translatedItems } from '../../database/orders/translated-items.ts';
import { readOrder, orderSummaryOf, placedOrderOf, reviewOf } from './wire.ts';
import { cancelLetterOrder, letterOrder } from '../../flows/orders/letter-order.ts';
import { claimGuestOrder } from '../../flows/orders/claim-order.ts';
import { cancelOrder } from '../../flows/orders/cancel-order.ts';
import { photoOf } from '../../database/orders/returns.ts';
import { bytesOf } from '../../files/file-store.ts';
import { admitReturn, requestReturn } from '../../flows/orders/request-return.ts';

export const returnsCalls = callsFor('customer', {
  returnOrder: {
    admit: ({ services, who, body }) => admitReturn(services, who, body),
    handle: async ({ services, who, body }) => {
      const { order, number } = await requestReturn(services, who, body);
      const label_url = paths.returnLabel({ order_id: order.number, return_id: number });
      return { order_id: order.number, return_id: number, label_url };
    },
  },

  returnPhoto: async ({ services, who, query }) => {
    const { id } = await ownOrder(services, who, query.order_id);
    const photo = orNotFound(await photoOf(services.db, id, query.return_id, query.photo));
    return {
      media_type: photo.mediaType,
      content: Buffer.from(await bytesOf(services.files, photo)).toString('base64'),
    };
  },
});

export const cancellationCalls = callsFor('customer', {
  cancelOrder: async ({ services, who, language, body }) => {
    const row = await cancelOrder(services, who, body.order_id, body.reason);
    return readOrder(services, row, language);
  },
});

const readOwn = async (services: Services, who: Shopper, number: string, language: Language) =>
  readOrder(services, await ownOrder(services, who, number), language);

export const ordersCalls = {
  ...callsFor('customer', {
    orderList: async ({ services, who, language, query }) => {
      const page = query.page ?? 1;
      const pageSize = query.page_size ?? pageSizes.orders;
      const { rows, total } = await listOrders(services.db, who.customerId, page, pageSize, {
        keyword: query.keyword?.trim() || undefined,
        status: query.status,
      });
      const list = await translatedItems(services.db, rows, language);
      return { list: list.map(orderSummaryOf), total, page, page_size: pageSize };
    },

    orderDetail: ({ services, who, language, query }) => readOwn(services, who, query.order_id, language),

    orderClaim: async ({ services, who, language, body }) => {
      const row = await claimGuestOrder(services, who, body);
      return readOrder(services, row, language);
    },
  }),
  ...callsFor('public', {
    orderByLetter: async ({ services, language, query, address }) =>
      readOrder(services, await letterOrder(services, { ...query, address }), language),

    cancelByLetter: async ({ services, language, body, address }) =>
      readOrder(services, await cancelLetterOrder(services, { ...body, address }, body.reason), language),
  }),
  ...callsFor('shopper', {
    orderInformation: ({ services, who, language, query }) => readOwn(services, who, query.order_id, language),

    orderByKey: async ({ services, who, query }) => {
      const row = orNotFound(await findByKey(services.db, ownerKey(who), query.idempotency_key));
      return placedOrderOf(row);
    },

    pollingData: async ({ services, who, body }) => {
      const row = await settleOrder(services, await ownOrder(services, who, body.order_id));
      const pay_url = await payUrlOf(services, row);
      const refunded_amount = row.state === 'cancelled' ? row.refundedAmount : 0;
      return {
        order_id: row.number,
        status: row.state,
        payment: paymentOf(row.state),
        ...(pay_url && { pay_url }),
        ...(refunded_amount > 0 && { refunded_amount }),
        ...reviewOf(row),
      };
    },
  }),
};
