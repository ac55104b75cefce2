import type { FastifyInstance } from 'fastify';
import { updateCart } from '../../database/cart/cart-rows.ts';
import { pointsBalance } from '../../database/membership/points.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { cartMessages } from './messages.ts';
import { changeCart } from './routes.ts';

/** Points in place of money (API-111): the cart keeps how many are wanted, and the order takes them from the ledger. */
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
