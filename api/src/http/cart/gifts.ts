import { addGift, confirmGift, deleteGift } from '../../flows/cart/gifts.ts';
import { callsFor } from '../call.ts';
import { cartOf } from './cart.ts';

/** Free gifts: one goes with an order once the person has confirmed it (CART-032). */
export const giftsCalls = callsFor('shopper', {
  addGift: async (context) => cartOf(await addGift(context, context.body.item_id), context.language),

  deleteGift: async (context) => cartOf(await deleteGift(context, context.body.item_id), context.language),

  freeGiftConfirm: async (context) => {
    const { gift_id } = context.body;
    await confirmGift(context, gift_id);
    return { gift_id, is_confirmed: 1 as const };
  },
});
