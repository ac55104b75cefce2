import { findSiteDocument } from '../../database/content/site-document.ts';
import { ordersWithHours } from '../../database/orders/delivery-slots.ts';
import type { OperatorHandlers } from '../../http/operator/serve.ts';
import { setSlots } from './flow.ts';

/** What those who run the shop see of agreed hours, and set. */
export const deliverySlotsOperator: OperatorHandlers<'slotWindows' | 'slotOrders' | 'setSlots'> = {
  slotWindows: async ({ services: { db } }) => {
    const regions = Object.entries((await findSiteDocument(db, 'deliverySlots')) ?? {});
    return { list: regions.map(([region, { ahead, windows }]) => ({ region, ahead, windows: [...windows] })) };
  },
  slotOrders: async ({ services: { db, now } }) => {
    const orders = await ordersWithHours(db, now().toISOString().slice(0, 10));
    return { list: orders.map(({ number, ...order }) => ({ ...order, order_id: number })) };
  },
  setSlots: async ({ services, by, body }) => {
    const region = body.region.trim().toUpperCase();
    const { ahead, windows } = await setSlots(services, by, region, body);
    return { region, ahead, windows: [...windows] };
  },
};
