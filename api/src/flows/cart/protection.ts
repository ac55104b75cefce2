import { shippingPlan } from '../../domain/charges.ts';
import { findCart, updateCart } from '../../database/cart/cart-rows.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { protectionPrice } from '../../domain/shipping/fees.ts';
import { changeCart, type Shopping } from './change-cart.ts';
import { cartMessages } from './messages.ts';
import { priceCart, type PricedCart } from './priced-cart.ts';
import type { ShownCart } from './read-cart.ts';

/** Price of protecting this cart's shipment, in cents; null where nothing is shipped. */
const priceOf = ({ lines, totals }: PricedCart): number | null =>
  protectionPrice(
    totals.subtotal - totals.discount,
    lines.filter(({ inStock }) => inStock).map(({ product }) => product.details),
  );

/** The protection that this cart may have; null where nothing is shipped. */
export const offeredProtection = async ({ services, who }: Shopping) => {
  const row = await findCart(services.db, who);
  const price = row && priceOf(await priceCart(services.db, row, who, services));
  return row && price !== null ? { price, isChosen: row.shippingPlan !== null } : null;
};

/** Adds the protection of the shipment, or leaves it out. @throws ShopError 400 for a plan that is not offered */
export const chooseProtection = (
  shopping: Shopping,
  isAdded: boolean,
  planId: string = shippingPlan.id,
): Promise<ShownCart> =>
  changeCart(shopping, async (db, row) => {
    if (planId !== shippingPlan.id) throw new ShopError(400, cartMessages.unknownProtection);
    await updateCart(db, row.id, { shippingPlan: isAdded ? planId : null });
  });

/** @throws ShopError 404 where the shipment is not protected */
export const withdrawProtection = (shopping: Shopping): Promise<ShownCart> =>
  changeCart(shopping, async (db, row) => {
    if (row.shippingPlan === null) throw new ShopError(404, cartMessages.noProtection);
    await updateCart(db, row.id, { shippingPlan: null });
  });
