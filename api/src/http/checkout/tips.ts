import type { FastifyInstance } from 'fastify';
import { lockCart } from '../../database/cart/cart-rows.ts';
import { findTip, insertTip, openTip, updateTip } from '../../database/orders/tips.ts';
import { transact } from '../../database/transact.ts';
import { ownerKey } from '../../domain/account/identity.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { checkoutMessages } from './messages.ts';

/** Donations on top of an order (CHK-011): one is open at a time, and goes with the next order. */
export const registerTips = (app: FastifyInstance): void => {
  registerCall(app, 'createTipDonation', 'shopper', ({ services, who, body }) =>
    transact(services.db, async (db) => {
      // Two presses at the same moment are one donation.
      await lockCart(db, who);
      const owner = ownerKey(who);
      const open = await openTip(db, owner);
      if (open) await updateTip(db, open.id, { amount: body.amount });
      const { id } = open ?? (await insertTip(db, owner, body.amount, services.now()));
      return { tip_id: id, amount: body.amount, order_id: null };
    }),
  );

  registerCall(app, 'updateTipDonation', 'shopper', ({ services, who, body }) =>
    transact(services.db, async (db) => {
      await lockCart(db, who);
      const tip = await findTip(db, ownerKey(who), body.tip_id);
      if (!tip) throw new ShopError(404, messages.notFound);
      if (tip.orderNumber !== null) throw new ShopError(409, checkoutMessages.tipPaid);
      await updateTip(db, tip.id, { amount: body.amount });
      return { tip_id: tip.id, amount: body.amount, order_id: null };
    }),
  );
};
