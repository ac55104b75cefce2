import { updateCart } from '../../database/cart/cart-rows.ts';
import { pointsBalance } from '../../database/membership/points.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { changeCart, type Shopping } from './change-cart.ts';
import { cartMessages } from './messages.ts';
import type { ShownCart } from './read-cart.ts';

/** Points in place of money (document 2 §7): the cart keeps how many are wanted, the ledger is touched by the order. */
export const applyPoints = (shopping: Shopping<CustomerIdentity>, points: number): Promise<ShownCart> =>
  changeCart(shopping, async (db, { id }) => {
    const { who, services } = shopping;
    if (points > (await pointsBalance(db, who.customerId, services.now())))
      throw new ShopError(409, cartMessages.fewerPoints);
    await updateCart(db, id, { pointsUsed: points });
  });
