import type { Language } from '@shop/contract';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { orderMessages } from '../../flows/orders/order-messages.ts';
import { ownOrder } from '../../flows/orders/own-order.ts';
import { translatedOrder } from '../../database/orders/translated-items.ts';
import { changeCart, type Shopping } from '../../flows/cart/change-cart.ts';
import { addAvailable } from '../../flows/cart/add-available.ts';

/**
 * Puts an earlier order's items into the cart (ORD-008), at today's prices.
 * @returns the cart, names (in the reader's language) of what is not for sale, and of what there were fewer of, and what was added
 */
export const reorder = async (shopping: Shopping<CustomerIdentity>, number: string, language: Language) => {
  const { services, who } = shopping;
  const order = await translatedOrder(services.db, await ownOrder(services, who, number), language);
  // A gift goes with the goods of one order; nobody wants to buy it the next time.
  const items = order.items.filter(({ unit_price }) => unit_price > 0);
  const skipped: string[] = [];
  const reduced: { name: string; qty: number }[] = [];
  const added: { product_id: number; child_id?: number; qty: number }[] = [];
  const cart = await changeCart(shopping, async (db, { id }) => {
    for (const item of items) {
      const qty = await addAvailable(db, id, {
        productId: item.product_id,
        variantId: item.sub_product_id,
        quantity: item.qty,
        planMonths: item.plan ? item.plan.term * 12 : undefined,
      });
      if (qty === 0) skipped.push(item.name);
      else if (qty < item.qty) reduced.push({ name: item.name, qty });
      const child = item.sub_product_id === null ? {} : { child_id: item.sub_product_id };
      if (qty > 0) added.push({ product_id: item.product_id, ...child, qty });
    }
    if (skipped.length === items.length) throw new ShopError(409, orderMessages.nothingToReorder);
  });
  return { cart, skipped, reduced, added };
};
