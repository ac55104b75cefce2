import { newestPastOrders } from '../../database/orders/past-orders.ts';
import { callsFor } from '../call.ts';

/** Orders that a page shows. */
const most = 200;

export const pastOrdersCalls = callsFor('customer', {
  pastOrders: async ({ services, who }) => ({
    list: (await newestPastOrders(services.db, who.customerId, most)).map(({ number, placedAt, total, items }) => ({
      number,
      placed_at: placedAt.toISOString(),
      total,
      items: items.map(({ name, qty, price }, place) => ({ item_id: place + 1, name, qty, price })),
    })),
  }),
});
