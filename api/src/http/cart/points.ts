import type { FastifyInstance } from 'fastify';
import { updateCart } from '../../database/cart/cart-rows.ts';
import { pointsBalance } from '../../database/membership/points.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { cartMessages } from './messages.ts';
import { changeCart } from './routes.ts';

/** Points in place of money (document 2 §7): the cart keeps how many are wanted, the ledger is touched by the order. */
export const registerCartPoints = (app: FastifyInstance): void => {
  registerCall(app, 'applyPoints', 'customer', (context) =>
    changeCart(context, async (db, { id }) => {
      const { who, body, services } = context;
      if (body.points > (await pointsBalance(db, who.customerId, services.now())))
        throw new ShopError(409, cartMessages.fewerPoints);
      await updateCart(db, id, { pointsUsed: body.points });
    }),
  );
};
