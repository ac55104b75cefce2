import { updateCart } from '../../database/cart/cart-rows.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { changeCart, type Shopping } from './change-cart.ts';
import { cartMessages } from './messages.ts';
import { priceCart } from './priced-cart.ts';
import type { ShownCart } from './read-cart.ts';

/** Chooses one of the gifts that are on offer for the cart; `id` is its product's (CART-032). */
export const addGift = (shopping: Shopping, id: number): Promise<ShownCart> =>
  changeCart(shopping, async (db, row) => {
    const { gifts } = await priceCart(db, row, shopping.who, shopping.services);
    if (!gifts.some((gift) => gift.id === id)) throw new ShopError(409, cartMessages.giftClosed);
    const giftConfirmed = row.giftProductId === id && row.giftConfirmed;
    await updateCart(db, row.id, { giftProductId: id, giftConfirmed });
  });

export const deleteGift = (shopping: Shopping, id: number): Promise<ShownCart> =>
  changeCart(shopping, async (db, row) => {
    if (row.giftProductId !== id) throw new ShopError(404, cartMessages.unknownGift);
    await updateCart(db, row.id, { giftProductId: null, giftConfirmed: false });
  });

/** Lets the chosen gift go with the order. @throws ShopError 409 when it is on offer no more */
export const confirmGift = (shopping: Shopping, id: number): Promise<ShownCart> =>
  changeCart(shopping, async (db, row) => {
    if (row.giftProductId !== id) throw new ShopError(404, cartMessages.unknownGift);
    const { gifts } = await priceCart(db, row, shopping.who, shopping.services);
    if (!gifts.some((gift) => gift.id === id)) throw new ShopError(409, cartMessages.giftClosed);
    await updateCart(db, row.id, { giftConfirmed: true });
  });
