import type { FastifyInstance } from 'fastify';
import { registerCall } from '../call.ts';
import { withdrawPlan } from './changes.ts';
import { changeCart } from './routes.ts';

/** Protection plans of cart items; a plan is attached with the item itself, by addCartItem and editCartItem. */
export const registerCartPlans = (app: FastifyInstance): void => {
  registerCall(app, 'refundPlan', 'shopper', (context) =>
    changeCart(context, (db, { id }) => withdrawPlan(db, id, context.body.item_id)),
  );
};
