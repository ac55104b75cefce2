import { and, asc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Good } from '../../domain/catalogue/good.ts';
import { schema, type Queryable } from '../connection.ts';
import type { Part } from '../part.ts';

const { product, productVariant } = schema;

const ofProduct = {
  productId: product.id,
  variantId: sql<number | null>`null::integer`,
  sku: product.sku,
  name: sql<string>`${product.name} ->> 'en'`,
  price: product.price,
  finalPrice: product.finalPrice,
  plusPrice: product.plusPrice,
  stock: product.usableQuantity,
};
const ofVariant = {
  ...ofProduct,
  productId: productVariant.productId,
  variantId: productVariant.id,
  sku: productVariant.sku,
  price: productVariant.price,
  finalPrice: productVariant.finalPrice,
  plusPrice: sql<number | null>`null::integer`,
  stock: productVariant.usableQuantity,
};

/** How many numbers one statement asks for. */
const atOnce = 5_000;
/** A list in pieces that one statement takes. */
export const pieces = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, piece) =>
    rows.slice(piece * atOnce, (piece + 1) * atOnce),
  );

/** Texts as one parameter: as one each they would be written and read slowly, with every part of a long file. */
export const textArray = (texts: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** Whether a product, or one of its options, bears this number. */
export const bearsSku = (db: Queryable, sku: string): SQL | undefined =>
  or(
    eq(product.sku, sku),
    inArray(
      product.id,
      db.select({ id: productVariant.productId }).from(productVariant).where(eq(productVariant.sku, sku)),
    ),
  );

/** A part of all products, or of those that bear a number, each followed by its variants. */
export const goodsIn = async (db: Queryable, { after, rows }: Part, sku?: string): Promise<Good[]> => {
  const products: Good[] = await db
    .select(ofProduct)
    .from(product)
    .where(and(gt(product.id, after), sku === undefined ? undefined : bearsSku(db, sku)))
    .orderBy(asc(product.id))
    .limit(rows);
  const ids = products.map(({ productId }) => productId);
  if (ids.length === 0) return [];
  const variants: Good[] = await db
    .select(ofVariant)
    .from(productVariant)
    .innerJoin(product, eq(product.id, productVariant.productId))
    .where(inArray(productVariant.productId, ids))
    .orderBy(asc(productVariant.position), asc(productVariant.id));
  const variantsOf = Map.groupBy(variants, ({ productId }) => productId);
  return products.flatMap((one) => [one, ...(variantsOf.get(one.productId) ?? [])]);
};

/** Everything that bears one of these numbers. */
export const goodsOf = async (db: Queryable, skus: readonly string[]): Promise<Good[]> => {
  const found: Good[] = [];
  for (const some of pieces(skus)) {
    found.push(
      ...(await db
        .select(ofProduct)
        .from(product)
        .where(sql`${product.sku} = any(${textArray(some)})`)),
    );
    found.push(
      ...(await db
        .select(ofVariant)
        .from(productVariant)
        .innerJoin(product, eq(product.id, productVariant.productId))
        .where(sql`${productVariant.sku} = any(${textArray(some)})`)),
    );
  }
  return found;
};

export const withVariants = async (db: Queryable, productIds: readonly number[]): Promise<Set<number>> => {
  const found = new Set<number>();
  for (const some of pieces(productIds)) {
    const rows = await db
      .selectDistinct({ id: productVariant.productId })
      .from(productVariant)
      .where(inArray(productVariant.productId, some));
    for (const { id } of rows) found.add(id);
  }
  return found;
};

/**
 * Locks products, then their variants. Who holds a variant holds its product before it, so that nobody waits in a circle
 * with somebody who locks product by product (lock-order.ts).
 */
export const lockGoods = async (transaction: Queryable, productIds: readonly number[]): Promise<void> => {
  const ids = [...new Set(productIds)].toSorted((a, b) => a - b);
  const list = sql`select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer`;
  await transaction.execute(sql`select 1 from product where id in (${list}) order by id for no key update`);
  await transaction.execute(
    sql`select 1 from product_variant where product_id in (${list}) order by product_id, id for no key update`,
  );
};

/** New prices of locked goods, and units that come or go. */
export interface GoodChange {
  readonly productId: number;
  readonly variantId: number | null;
  readonly price: number;
  readonly finalPrice: number;
  readonly plusPrice: number | null;
  readonly stockChange: number;
}

const rowsOf = (changes: readonly GoodChange[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
    v("productId" integer, "variantId" integer, price integer, "finalPrice" integer, "plusPrice" integer, "stockChange" integer)`;

/** Stores prices and stock; a variant's units are its product's too. Kept pages and lists follow by triggers. */
export const changeGoods = async (transaction: Queryable, changes: readonly GoodChange[]): Promise<void> => {
  const [variants, products] = [
    changes.filter(({ variantId }) => variantId !== null),
    changes.filter(({ variantId }) => variantId === null),
  ];
  for (const some of pieces(products))
    await transaction.execute(sql`update product p set price = v.price, final_price = v."finalPrice",
      plus_price = v."plusPrice", quantity = p.quantity + v."stockChange",
      usable_quantity = p.usable_quantity + v."stockChange" from ${rowsOf(some)} where p.id = v."productId"`);
  for (const some of pieces(variants)) {
    await transaction.execute(sql`update product_variant p set price = v.price, final_price = v."finalPrice",
      quantity = p.quantity + v."stockChange", usable_quantity = p.usable_quantity + v."stockChange"
      from ${rowsOf(some)} where p.id = v."variantId"`);
    await transaction.execute(sql`update product p set quantity = p.quantity + v.units,
      usable_quantity = p.usable_quantity + v.units
      from (select "productId" as id, sum("stockChange")::integer as units from ${rowsOf(some)} group by 1) v
      where p.id = v.id and v.units <> 0`);
  }
};
