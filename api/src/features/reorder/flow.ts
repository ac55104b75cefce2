import type { Language, OrderItem } from '@shop/contract';
import { findSellable } from '../../database/cart/cart-lines.ts';
import { findLine } from '../../database/cart/cart-rows.ts';
import type { Queryable } from '../../database/connection.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { limitsOf } from '../../domain/cart/line.ts';
import { choosePlan } from '../../domain/cart/plan.ts';
import { quantityCeiling } from '../../domain/cart/quantity.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { orderMessages } from '../../flows/orders/order-messages.ts';
import { ownOrder } from '../../flows/orders/own-order.ts';
import { translatedOrder } from '../../database/orders/translated-items.ts';
import { changeCart, type Shopping } from '../../flows/cart/change-cart.ts';
import { addToCart } from '../../flows/cart/changes.ts';

/** How many units of an item came into the cart: as many as the order had, as there are, or none. */
const addAgain = async (db: Queryable, cartId: number, item: OrderItem): Promise<number> => {
  const sellable = await findSellable(db, item.product_id, item.sub_product_id);
  if (!sellable) return 0;
  const inCart = await findLine(db, cartId, item.product_id, item.sub_product_id);
  const most = Math.min(limitsOf(sellable).usableQuantity, quantityCeiling) - (inCart?.quantity ?? 0);
  const qty = Math.min(item.qty, most);
  if (qty < 1) return 0;
  const { plans } = sellable.product.details;
  const plan = item.plan && choosePlan(item.product_id, plans, { term: item.plan.term * 12 });
  try {
    await addToCart(db, cartId, {
      product_id: item.product_id,
      child_id: item.sub_product_id,
      qty,
      ...(plan && { term: plan.term }),
    });
    return qty;
  } catch (error) {
    // It checks before it writes, so a refusal changes nothing.
    if (error instanceof ShopError) return 0;
    throw error;
  }
};

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
      const qty = await addAgain(db, id, item);
      if (qty === 0) skipped.push(item.name);
      else if (qty < item.qty) reduced.push({ name: item.name, qty });
      const child = item.sub_product_id === null ? {} : { child_id: item.sub_product_id };
      if (qty > 0) added.push({ product_id: item.product_id, ...child, qty });
    }
    if (skipped.length === items.length) throw new ShopError(409, orderMessages.nothingToReorder);
  });
  return { cart, skipped, reduced, added };
};
