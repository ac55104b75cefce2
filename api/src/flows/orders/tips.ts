import { lockCart } from '../../database/cart/cart-rows.ts';
import { findTip, insertTip, openTip, updateTip, type TipRow } from '../../database/orders/tips.ts';
import { transact } from '../../database/transact.ts';
import { ownerKey } from '../../domain/account/identity.ts';
import { orNotFound, ShopError } from '../../domain/shop-error.ts';
import type { Shopping } from '../cart/change-cart.ts';
import { checkoutMessages } from './checkout-messages.ts';

/** A donation of so many cents on top of the next order; one is open at a time. */
export const giveTip = ({ services, who }: Shopping, amount: number): Promise<TipRow> =>
  transact(services.db, async (db) => {
    // Two calls at the same moment make one donation.
    await lockCart(db, who);
    const owner = ownerKey(who);
    const open = await openTip(db, owner);
    return open ? updateTip(db, open.id, { amount }) : insertTip(db, owner, amount, services.now());
  });

/**
 * Changes a donation; one that was paid stays as it is, and asked for as it is it tells its order: the answer that placed it
 * may have been lost.
 * @throws ShopError 404, or 409 for another amount of one that is paid
 */
export const changeTip = ({ services, who }: Shopping, id: number, amount: number): Promise<TipRow> =>
  transact(services.db, async (db) => {
    await lockCart(db, who);
    const tip = orNotFound(await findTip(db, ownerKey(who), id));
    if (tip.orderNumber !== null && tip.amount === amount) return tip;
    if (tip.orderNumber !== null) throw new ShopError(409, checkoutMessages.tipPaid);
    return updateTip(db, tip.id, { amount });
  });
