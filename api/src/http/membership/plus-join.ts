import { parsePhone } from '@shop/format';
import { pageSizes, type CallResult } from '@shop/contract';
import { plusOrderOf, plusOrdersOf, type PlusOrderRow } from '../../database/membership/plus-orders.ts';
import { callsFor } from '../call.ts';
import { orNotFound } from '../../domain/shop-error.ts';
import { sendPlusCode, confirmPlusPhone, beginPlusPayment } from '../../flows/membership/join-plus.ts';
import { plusCards } from '../../database/catalogue/cards.ts';
import { cardOf } from '../catalogue/card.ts';

const orderOf = (row: PlusOrderRow): CallResult<'plusOrderDetail'> => ({
  order_price: row.price,
  plus_num: row.number,
  status: row.status,
  created_at: row.createdAt.toISOString(),
  starts_at: row.startsAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
});

/** A member's Plus+ orders (MEM-025), and the products that cost members less (MEM-026). */
export const plusOrdersCalls = {
  ...callsFor('customer', {
    plusOrderList: async ({ services, who, query }) => {
      const page = query.page ?? 1;
      const pageSize = query.page_size ?? pageSizes.orders;
      const { rows, total } = await plusOrdersOf(services.db, who.customerId, page, pageSize);
      return { list: rows.map(orderOf), total, page, page_size: pageSize };
    },

    plusOrderDetail: async ({ services, who, query }) => {
      const order = orNotFound(await plusOrderOf(services.db, who.customerId, query.plus_num));
      return orderOf(order);
    },
  }),
  ...callsFor('public', {
    plusProducts: async ({ services, query, language }) => {
      const { rows, total } = await plusCards(services.db, query.page ?? 1, query.page_size ?? pageSizes.list);
      return { list: rows.map((row) => cardOf(row, language, services)), total };
    },
  }),
};

/** Joining Plus+: telephone, code, payment, and asking what became of it (MEM-008 to MEM-013). */
export const plusJoinCalls = callsFor('customer', {
  phoneNumberVerify: async ({ body }) => {
    const telephone = parsePhone(body.phone);
    return { is_valid: telephone === undefined ? 0 : 1, phone: telephone ?? body.phone };
  },

  plusSendCode: async ({ services, who, body, language, address }) => {
    await sendPlusCode(services, who, body.phone, { language, address });
    return null;
  },

  plusVerifyCode: async ({ services, who, body }) => {
    await confirmPlusPhone(services, who.customerId, body);
    return { is_verified: 1 };
  },

  plusPaymentLink: async ({ services, who, body }) => {
    const { url, number } = await beginPlusPayment(services, who.customerId, body.vip_code);
    return { url, order_sn: number };
  },

  plusOrderMaybeSucceeded: async ({ services, who, body }) => {
    const order = await plusOrderOf(services.db, who.customerId, body.order_sn);
    if (order?.status !== 'paid') return { is_success: 0, order: null };
    return { is_success: 1, order: { order_price: order.price, plus_num: order.number } };
  },

  plusIsCompleted: async ({ services, who, body }) => {
    const order = orNotFound(await plusOrderOf(services.db, who.customerId, body.order_sn));
    return { is_completed: order.status === 'paid' ? 1 : 0 };
  },
});
