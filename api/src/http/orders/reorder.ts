import type { FastifyInstance } from 'fastify';
import { reorder } from '../../flows/cart/reorder.ts';
import { registerCall } from '../call.ts';
import { cartOf } from '../cart/cart.ts';

export const registerReorder = (app: FastifyInstance): void => {
  registerCall(app, 'reorder', 'customer', async (context) => {
    const { cart, ...rest } = await reorder(context, context.body.order_id);
    return { cart: cartOf(cart, context.language), ...rest };
  });
};
