import type { MergedCart } from '@shop/contract';
import { eq } from 'drizzle-orm';
import { limitsOf } from '../../domain/cart/line.ts';
import { quantityCeiling } from '../../domain/cart/quantity.ts';
import { ownerKey, type CustomerIdentity, type GuestIdentity } from '../../domain/account/identity.ts';
import { schema, type Queryable } from '../connection.ts';
import { openTip, updateTip } from '../orders/tips.ts';
import { cartLines } from './cart-lines.ts';
import { countLines, findLine, lockCart, updateCart, updateItem } from './cart-rows.ts';

/**
 * Moves a guest's cart and list for later into the customer's. A line that both have keeps the sum, at most what is in
 * stock; coupon and address come along where the customer's cart has none. Answers what came into a cart that had
 * something in it already; null when nothing was joined.
 */
export const mergeGuestCart = async (
  transaction: Queryable,
  guest: GuestIdentity,
  customer: CustomerIdentity,
): Promise<MergedCart | null> => {
  const from = await lockCart(transaction, guest);
  const to = await lockCart(transaction, customer);
  const had = await countLines(transaction, to.id, false);
  const items: MergedCart['items'] = [];
  for (const saved of [false, true]) {
    for (const line of await cartLines(transaction, from.id, saved)) {
      const { item } = line;
      const other = await findLine(transaction, to.id, item.productId, item.variantId, saved);
      if (other === null) {
        await updateItem(transaction, item.id, { cartId: to.id });
        if (!saved) items.push({ item_id: item.id, qty: item.quantity, qty_before: 0, plan_added: false });
        continue;
      }
      const most = Math.min(limitsOf(line).usableQuantity, quantityCeiling);
      const quantity = Math.max(other.quantity, Math.min(other.quantity + item.quantity, most));
      await updateItem(transaction, other.id, { quantity, planTerm: other.planTerm ?? item.planTerm });
      const plan_added = other.planTerm === null && item.planTerm !== null;
      if (!saved && quantity > other.quantity) {
        items.push({
          item_id: other.id,
          qty: quantity - other.quantity,
          qty_before: other.quantity,
          plan_added,
        });
      }
    }
  }
  await updateCart(transaction, to.id, {
    couponCode: to.couponCode ?? from.couponCode,
    shippingAddress: to.shippingAddress ?? from.shippingAddress,
    billingAddress: to.billingAddress ?? from.billingAddress,
    shippingPlan: to.shippingPlan ?? from.shippingPlan,
    chosenCharges: to.chosenCharges.length > 0 ? to.chosenCharges : from.chosenCharges,
    giftProductId: to.giftProductId ?? from.giftProductId,
    giftConfirmed: to.giftProductId === null ? from.giftConfirmed : to.giftConfirmed,
  });
  const tip = await openTip(transaction, ownerKey(guest));
  if (tip) await updateTip(transaction, tip.id, { owner: ownerKey(customer) });
  await transaction.delete(schema.cart).where(eq(schema.cart.id, from.id));
  if (had === 0 || items.length === 0) return null;
  return { items, coupon_added: to.couponCode === null && from.couponCode !== null };
};
