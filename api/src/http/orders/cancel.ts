import type { FastifyInstance } from 'fastify';
import { cancelOrder } from '../../flows/orders/cancel-order.ts';
import { registerCall } from '../call.ts';
import { readOrder } from './read-order.ts';

export const registerCancellation = (app: FastifyInstance): void => {
  registerCall(app, 'cancelOrder', 'customer', async ({ services, who, body }) => {
    const row = await cancelOrder(services, who, body.order_id, body.reason);
    return readOrder(services.db, row, services.now());
  });
};
