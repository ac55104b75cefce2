import { eq } from 'drizzle-orm';
import { limitsOf } from '../../domain/cart/line.ts';
import { quantityCeiling } from '../../domain/cart/quantity.ts';
import type { CustomerIdentity, GuestIdentity } from '../../identity/identity.ts';
import { schema, type Queryable } from '../connection.ts';
import { cartLines } from './cart-lines.ts';
import { findLine, lockCart, updateCart, updateItem } from './cart-rows.ts';

/**
 * Moves a guest's cart and list for later into the customer's. A line that both have keeps the sum, at most what is in
 * stock; coupon and address come along where the customer's cart has none.
 */
export const mergeGuestCart = async (
  transaction: Queryable,
  guest: GuestIdentity,
  customer: CustomerIdentity,
): Promise<void> => {
  const from = await lockCart(transaction, guest);
  const to = await lockCart(transaction, customer);
  for (const saved of [false, true]) {
    for (const line of await cartLines(transaction, from.id, saved)) {
      const { item } = line;
      const other = await findLine(transaction, to.id, item.productId, item.variantId, saved);
      if (other === null) {
        await updateItem(transaction, item.id, { cartId: to.id });
        continue;
      }
      const most = Math.min(limitsOf(line).usableQuantity, quantityCeiling);
      const quantity = Math.max(other.quantity, Math.min(other.quantity + item.quantity, most));
      await updateItem(transaction, other.id, { quantity, planTerm: other.planTerm ?? item.planTerm });
    }
  }
  await updateCart(transaction, to.id, {
    couponCode: to.couponCode ?? from.couponCode,
    shippingAddress: to.shippingAddress ?? from.shippingAddress,
  });
  await transaction.delete(schema.cart).where(eq(schema.cart.id, from.id));
};
