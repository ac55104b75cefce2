import type { FastifyInstance } from 'fastify';
import { updateCart, type CartRow } from '../../database/cart/cart-rows.ts';
import { priceCart } from '../../database/cart/priced-cart.ts';
import type { Queryable } from '../../database/connection.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import type { Services } from '../../services.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { cartMessages } from './messages.ts';
import { changeCart } from './routes.ts';

/** The gift of this product id that the cart has chosen, or 404. */
const chosenGift = async (db: Queryable, row: CartRow, who: Shopper, services: Services, id: number) => {
  if (row.giftProductId !== id) throw new ShopError(404, cartMessages.unknownGift);
  const { gifts } = await priceCart(db, row, who, services);
  return gifts.find((gift) => gift.id === id) ?? null;
};

/** Free gifts: one goes with an order once the person has confirmed it (CART-032). */
export const registerGifts = (app: FastifyInstance): void => {
  registerCall(app, 'addGift', 'shopper', (context) =>
    changeCart(context, async (db, row) => {
      const { services, who, body } = context;
      const { gifts } = await priceCart(db, row, who, services);
      if (!gifts.some(({ id }) => id === body.item_id)) throw new ShopError(409, cartMessages.giftClosed);
      const giftConfirmed = row.giftProductId === body.item_id && row.giftConfirmed;
      await updateCart(db, row.id, { giftProductId: body.item_id, giftConfirmed });
    }),
  );

  registerCall(app, 'deleteGift', 'shopper', (context) =>
    changeCart(context, async (db, row) => {
      const { body } = context;
      if (row.giftProductId !== body.item_id) throw new ShopError(404, cartMessages.unknownGift);
      await updateCart(db, row.id, { giftProductId: null, giftConfirmed: false });
    }),
  );

  registerCall(app, 'freeGiftConfirm', 'shopper', async (context) => {
    const { services, who, body } = context;
    await changeCart(context, async (db, row) => {
      const gift = await chosenGift(db, row, who, services, body.gift_id);
      if (!gift) throw new ShopError(409, cartMessages.giftClosed);
      await updateCart(db, row.id, { giftConfirmed: true });
    });
    return { gift_id: body.gift_id, is_confirmed: 1 as const };
  });
};
