import { and, eq, gte, sql } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';

const { product, productVariant, coupon } = schema;

/** Takes units off the stock of a product, and of its variant; false, with nothing taken, when there are too few. */
export const takeFromStock = async (
  transaction: Queryable,
  line: { productId: number; variantId: number | null; quantity: number },
): Promise<boolean> => {
  const { productId, variantId, quantity } = line;
  if (variantId !== null) {
    const taken = await transaction
      .update(productVariant)
      .set({
        usableQuantity: sql`${productVariant.usableQuantity} - ${quantity}`,
        quantity: sql`greatest(0, ${productVariant.quantity} - ${quantity})`,
      })
      .where(and(eq(productVariant.id, variantId), gte(productVariant.usableQuantity, quantity)))
      .returning({ id: productVariant.id });
    if (taken.length === 0) return false;
  }
  const enough = variantId === null ? gte(product.usableQuantity, quantity) : undefined;
  const taken = await transaction
    .update(product)
    .set({
      usableQuantity: sql`greatest(0, ${product.usableQuantity} - ${quantity})`,
      quantity: sql`greatest(0, ${product.quantity} - ${quantity})`,
    })
    .where(and(eq(product.id, productId), enough))
    .returning({ id: product.id });
  return taken.length > 0;
};

/** Puts units back into the stock of a product, and of its variant; what is sold no longer is left alone. */
export const giveBackStock = async (
  transaction: Queryable,
  line: { productId: number; variantId: number | null; quantity: number },
): Promise<void> => {
  const { productId, variantId, quantity } = line;
  if (variantId !== null) {
    await transaction
      .update(productVariant)
      .set({
        usableQuantity: sql`${productVariant.usableQuantity} + ${quantity}`,
        quantity: sql`${productVariant.quantity} + ${quantity}`,
      })
      .where(eq(productVariant.id, variantId));
  }
  await transaction
    .update(product)
    .set({
      usableQuantity: sql`${product.usableQuantity} + ${quantity}`,
      quantity: sql`${product.quantity} + ${quantity}`,
    })
    .where(eq(product.id, productId));
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
