import type { OrderItem } from '@shop/contract';
import { and, eq, gte, sql } from 'drizzle-orm';
import { unitsOf, type Units } from '../../domain/order/units.ts';
import { schema, type Queryable } from '../connection.ts';

const { product, productVariant, coupon } = schema;

/** Units of a product, or of one of its variants. */
export interface StockLine {
  readonly productId: number;
  readonly variantId: number | null;
  readonly quantity: number;
}

/** Lines in the order in which their stock is locked (lock-order.ts). */
export const inLockOrder = <L extends Pick<StockLine, 'productId' | 'variantId'>>(lines: readonly L[]): L[] =>
  lines.toSorted((a, b) => a.productId - b.productId || (a.variantId ?? 0) - (b.variantId ?? 0));

/** Returns the stock that an order's items take, in the order in which it is locked. */
export const stockLinesOf = (items: readonly Pick<OrderItem, 'product_id' | 'sub_product_id' | 'qty'>[]): StockLine[] =>
  inLockOrder(
    items.map(({ product_id, sub_product_id, qty }) => ({
      productId: product_id,
      variantId: sub_product_id,
      quantity: qty,
    })),
  );

/**
 * Takes units off the stock of a product, and of its variant; false when there are too few, and the transaction has to
 * be given up then. Numbers are never rounded up to zero: what is given back later brings them to where they were,
 * so a product that counts fewer than its variants hold is below zero once those are sold.
 */
export const takeFromStock = async (
  transaction: Queryable,
  { productId, variantId, quantity }: StockLine,
): Promise<boolean> => {
  const enough = variantId === null ? gte(product.usableQuantity, quantity) : undefined;
  const taken = await transaction
    .update(product)
    .set({
      usableQuantity: sql`${product.usableQuantity} - ${quantity}`,
      quantity: sql`${product.quantity} - ${quantity}`,
    })
    .where(and(eq(product.id, productId), enough))
    .returning({ id: product.id });
  if (taken.length === 0 || variantId === null) return taken.length > 0;
  const ofVariant = await transaction
    .update(productVariant)
    .set({
      usableQuantity: sql`${productVariant.usableQuantity} - ${quantity}`,
      quantity: sql`${productVariant.quantity} - ${quantity}`,
    })
    .where(and(eq(productVariant.id, variantId), gte(productVariant.usableQuantity, quantity)))
    .returning({ id: productVariant.id });
  return ofVariant.length > 0;
};

/** Puts units back into the stock of a product, and of its variant; what is sold no longer is left alone. */
const giveBackStock = async (transaction: Queryable, { productId, variantId, quantity }: StockLine): Promise<void> => {
  await transaction
    .update(product)
    .set({
      usableQuantity: sql`${product.usableQuantity} + ${quantity}`,
      quantity: sql`${product.quantity} + ${quantity}`,
    })
    .where(eq(product.id, productId));
  if (variantId === null) return;
  await transaction
    .update(productVariant)
    .set({
      usableQuantity: sql`${productVariant.usableQuantity} + ${quantity}`,
      quantity: sql`${productVariant.quantity} + ${quantity}`,
    })
    .where(eq(productVariant.id, variantId));
};

/** Puts units of an order back into the stock, in the order of their locks. */
export const giveBackUnits = async (
  transaction: Queryable,
  items: readonly OrderItem[],
  units: readonly Units[],
): Promise<void> => {
  const lines = stockLinesOf(items.map((item) => ({ ...item, qty: unitsOf(item.item_id, units) })));
  for (const line of lines) if (line.quantity > 0) await giveBackStock(transaction, line);
};

/** Takes back one use of a coupon. */
export const giveBackCoupon = async (transaction: Queryable, code: string): Promise<void> => {
  await transaction
    .update(coupon)
    .set({ used: sql`greatest(0, ${coupon.used} - 1)` })
    .where(eq(coupon.code, code));
};

/** Counts one more use of a coupon; false when its last use is gone. */
export const useCoupon = async (transaction: Queryable, code: string): Promise<boolean> => {
  const used = await transaction
    .update(coupon)
    .set({ used: sql`${coupon.used} + 1` })
    .where(and(eq(coupon.code, code), sql`(${coupon.usageLimit} is null or ${coupon.used} < ${coupon.usageLimit})`))
    .returning({ code: coupon.code });
  return used.length === 1;
};
