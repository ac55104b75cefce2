import { lockCart } from '../../database/cart/cart-rows.ts';
import { findTip, insertTip, openTip, updateTip } from '../../database/orders/tips.ts';
import { transact } from '../../database/transact.ts';
import { ownerKey } from '../../domain/account/identity.ts';
import { messages } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Shopping } from '../cart/change-cart.ts';
import { checkoutMessages } from './checkout-messages.ts';

/** A donation of so many cents on top of the next order; one is open at a time. @returns its id */
export const giveTip = ({ services, who }: Shopping, amount: number): Promise<number> =>
  transact(services.db, async (db) => {
    // Two calls at the same moment make one donation.
    await lockCart(db, who);
    const owner = ownerKey(who);
    const open = await openTip(db, owner);
    if (open) await updateTip(db, open.id, { amount });
    const { id } = open ?? (await insertTip(db, owner, amount, services.now()));
    return id;
  });

/** @throws ShopError 404, or 409 for one that is paid */
export const changeTip = ({ services, who }: Shopping, id: number, amount: number): Promise<number> =>
  transact(services.db, async (db) => {
    await lockCart(db, who);
    const tip = await findTip(db, ownerKey(who), id);
    if (!tip) throw new ShopError(404, messages.notFound);
    if (tip.orderNumber !== null) throw new ShopError(409, checkoutMessages.tipPaid);
    await updateTip(db, tip.id, { amount });
    return tip.id;
  });
