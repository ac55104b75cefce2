import type { FastifyInstance } from 'fastify';
import { registerCall } from '../call.ts';
import { requestLargeOrder } from '../../flows/account/large-order.ts';

/** Requests to the large-order programme, for the shop's people to answer (ACC-016). */
export const registerLargeOrders = (app: FastifyInstance): void => {
  registerCall(app, 'largeOrder', 'anyone', async ({ services, who, body }) => {
    await requestLargeOrder(services, who, body);
    return null;
  });
};
