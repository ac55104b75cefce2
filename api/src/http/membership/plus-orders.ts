import { pageSizes, type CallResult } from '@shop/contract';
import { plusCards } from '../../database/catalogue/plus-cards.ts';
import { plusOrderOf, plusOrdersOf, type PlusOrderRow } from '../../database/membership/plus-orders.ts';
import { callsFor } from '../call.ts';
import { cardOf } from '../catalogue/card.ts';
import { orNotFound } from '../../domain/shop-error.ts';

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
