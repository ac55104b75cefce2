import { findSellable } from '../../database/cart/cart-lines.ts';
import { findLine } from '../../database/cart/cart-rows.ts';
import type { Queryable } from '../../database/connection.ts';
import { limitsOf } from '../../domain/cart/line.ts';
import { choosePlan } from '../../domain/cart/plan.ts';
import { quantityCeiling } from '../../domain/cart/quantity.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { addToCart } from './changes.ts';

interface Wanted {
  productId: number;
  variantId: number | null;
  quantity: number;
  /** Months of the protection plan that goes with it, if it is still offered. */
  planMonths?: number | undefined;
}

/** Puts as many units into the cart as are wanted, and as there are. Answers how many; 0 where it cannot be sold. */
export const addAvailable = async (
  db: Queryable,
  cartId: number,
  { productId, variantId, quantity, planMonths }: Wanted,
): Promise<number> => {
  const sellable = await findSellable(db, productId, variantId);
  if (!sellable) return 0;
  const inCart = await findLine(db, cartId, productId, variantId);
  const most = Math.min(limitsOf(sellable).usableQuantity, quantityCeiling) - (inCart?.quantity ?? 0);
  const qty = Math.min(quantity, most);
  if (qty < 1) return 0;
  const plan =
    planMonths === undefined ? null : choosePlan(productId, sellable.product.details.plans, { term: planMonths });
  try {
    await addToCart(db, cartId, { product_id: productId, child_id: variantId, qty, ...(plan && { term: plan.term }) });
    return qty;
  } catch (error) {
    // It checks before it writes, so a refusal changes nothing.
    if (error instanceof ShopError) return 0;
    throw error;
  }
};
