import type { FastifyInstance } from 'fastify';
import { applyPoints } from '../../flows/cart/points.ts';
import { registerCall } from '../call.ts';
import { cartOf } from './cart.ts';

export const registerCartPoints = (app: FastifyInstance): void => {
  registerCall(app, 'applyPoints', 'customer', async (context) =>
    cartOf(await applyPoints(context, context.body.points), context.language),
  );
};
