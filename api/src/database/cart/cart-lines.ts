import { and, asc, eq, inArray } from 'drizzle-orm';
import { dropEndsAt } from '../catalogue/drop-end.ts';
import { first, schema, type Queryable } from '../connection.ts';

const { cartItem, product, productVariant } = schema;

const productColumns = {
  id: product.id,
  type: product.type,
  name: product.name,
  urlPath: product.urlPath,
  sku: product.sku,
  price: product.price,
  finalPrice: product.finalPrice,
  plusPrice: product.plusPrice,
  tag: product.tag,
  presaleEndDate: product.presaleEndDate,
  status: product.status,
  noDiscount: product.noDiscount,
  minSaleQty: product.minSaleQty,
  quantity: product.quantity,
  usableQuantity: product.usableQuantity,
  thumbnail: product.thumbnail,
  details: product.details,
  dropEndsAt: dropEndsAt(product.details),
};

const selectLines = (db: Queryable, cartId: number, saved: boolean) =>
  db
    .select({ item: cartItem, product: productColumns, variant: productVariant })
    .from(cartItem)
    .innerJoin(product, eq(product.id, cartItem.productId))
    .leftJoin(productVariant, eq(productVariant.id, cartItem.variantId))
    .where(and(eq(cartItem.cartId, cartId), eq(cartItem.saved, saved)))
    .orderBy(asc(cartItem.id));

/** A cart line with what it sells as it is now. */
export type CartLine = Awaited<ReturnType<typeof selectLines>>[number];

export const cartLines = (db: Queryable, cartId: number, saved = false): Promise<CartLine[]> =>
  selectLines(db, cartId, saved);

/** Options that the products of a cart also come in. */
export const siblingVariants = async (db: Queryable, productIds: readonly number[]) =>
  productIds.length === 0
    ? []
    : db
        .select({
          id: productVariant.id,
          productId: productVariant.productId,
          options: productVariant.options,
          usableQuantity: productVariant.usableQuantity,
        })
        .from(productVariant)
        .where(inArray(productVariant.productId, [...productIds]))
        .orderBy(asc(productVariant.position));

/** Returns the product and its variant, or null when there is no such product. */
export const findSellable = (db: Queryable, productId: number, variantId: number | null) =>
  first(
    db
      .select({ product: productColumns, variant: productVariant })
      .from(product)
      .leftJoin(productVariant, and(eq(productVariant.productId, product.id), eq(productVariant.id, variantId ?? 0)))
      .where(eq(product.id, productId)),
  );
export type Sellable = Pick<CartLine, 'product' | 'variant'>;

/** Products as cards sell them, without a variant, in no order; those that are gone are not among them. */
export const findSoldProducts = (db: Queryable, ids: readonly number[]) =>
  db
    .select(productColumns)
    .from(product)
    .where(and(inArray(product.id, [...ids]), eq(product.status, 1)));
