import { updateCart } from '../../database/cart/cart-rows.ts';
import { creditBalance } from '../../database/membership/credit.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { changeCart, type Shopping } from './change-cart.ts';
import { cartMessages } from './messages.ts';
import type { ShownCart } from './read-cart.ts';
import { pointsBalance } from '../../database/membership/points.ts';

/** Points in place of money (API-111): the cart keeps how many are wanted, and the order takes them from the ledger. */
export const applyPoints = (shopping: Shopping<CustomerIdentity>, points: number): Promise<ShownCart> =>
  changeCart(shopping, async (db, { id }) => {
    const { who, services } = shopping;
    if (points > (await pointsBalance(db, who.customerId, services.now())))
      throw new ShopError(409, cartMessages.fewerPoints);
    await updateCart(db, id, { pointsUsed: points });
  });

/** Store credit on this cart (PTS-001): it keeps how many cents are wanted, and the order takes them. */
export const applyCredit = (shopping: Shopping<CustomerIdentity>, amount: number): Promise<ShownCart> =>
  changeCart(shopping, async (db, { id }) => {
    const { who, services } = shopping;
    if (amount > (await creditBalance(db, who, services.now()))) throw new ShopError(409, cartMessages.lessCredit);
    await updateCart(db, id, { creditUsed: amount });
  });
