import { cancelOrder } from '../../flows/orders/cancel-order.ts';
import { callsFor } from '../call.ts';
import { readOrder } from './read-order.ts';

export const cancellationCalls = callsFor('customer', {
  cancelOrder: async ({ services, who, language, body }) => {
    const row = await cancelOrder(services, who, body.order_id, body.reason);
    return readOrder(services, row, language);
  },
});
