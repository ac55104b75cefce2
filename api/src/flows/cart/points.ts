import { updateCart } from '../../database/cart/cart-rows.ts';
import { pointsBalance } from '../../database/membership/points.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { changeCart, type Shopping } from './change-cart.ts';
import { cartMessages } from './messages.ts';
import type { ShownCart } from './read-cart.ts';

/** Points in place of money (API-111): the cart keeps how many are wanted, and the order takes them from the ledger. */
export const applyPoints = (shopping: Shopping<CustomerIdentity>, points: number): Promise<ShownCart> =>
  changeCart(shopping, async (db, { id }) => {
    const { who, services } = shopping;
    if (points > (await pointsBalance(db, who.customerId, services.now())))
      throw new ShopError(409, cartMessages.fewerPoints);
    await updateCart(db, id, { pointsUsed: points });
  });
