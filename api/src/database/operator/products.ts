import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Product } from '@shop/contract/contents';
import type { CategoryTree } from '../../domain/catalogue/category-tree.ts';
import { productRows, wordRows } from '../catalogue/product-rows.ts';
import { schema, selectRows, type Queryable } from '../connection.ts';
import type { Part } from '../part.ts';
import { bearsSku, pieces, textArray } from './goods.ts';

const { product, productVariant, productCategory, productFacet, searchWord } = schema;
type ProductRow = typeof product.$inferSelect;
type VariantRow = typeof productVariant.$inferSelect;

const productOf = (row: ProductRow, variants: readonly VariantRow[], styleFr: string | undefined): Product => ({
  ...row,
  ...row.details,
  status: row.status === 1 ? 1 : 2,
  tag: row.tag as Product['tag'], // what the store was filled with
  rating: { count: row.ratingCount, average: row.ratingAverage },
  stock: { quantity: row.quantity, usableQuantity: row.usableQuantity },
  variants: variants.map(({ id, sku, options, price, finalPrice, quantity, usableQuantity, pictures }) => ({
    id,
    piid: id,
    sku,
    options,
    price,
    finalPrice,
    stock: { quantity, usableQuantity },
    pictures,
  })),
  restockDate: row.details.restockDate ?? null,
  customized: row.details.customized ?? false,
  style: undefined,
  unlisted: undefined,
  ...(row.style !== null && { style: { en: row.style, fr: styleFr ?? row.style } }),
  ...(row.unlisted && { unlisted: true as const }),
});

const withParts = async (db: Queryable, rows: readonly ProductRow[]): Promise<Product[]> => {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const variants = await db
    .select()
    .from(productVariant)
    .where(inArray(productVariant.productId, ids))
    .orderBy(asc(productVariant.position), asc(productVariant.id));
  const styles = await db
    .select()
    .from(productFacet)
    .where(and(inArray(productFacet.productId, ids), eq(productFacet.code, 'style')));
  const variantsOf = Map.groupBy(variants, ({ productId }) => productId);
  return rows.map((row) => {
    const style = styles.find(({ productId, value }) => productId === row.id && value === row.style);
    return productOf(row, variantsOf.get(row.id) ?? [], style?.labelFr);
  });
};

/** A part of all products, or of those that bear a number, whole. */
export const wholeProductsIn = async (db: Queryable, { after, rows }: Part, sku?: string): Promise<Product[]> => {
  const wanted = and(gt(product.id, after), sku === undefined ? undefined : bearsSku(db, sku));
  return withParts(db, await db.select().from(product).where(wanted).orderBy(asc(product.id)).limit(rows));
};

/** The products that bear one of these numbers, or have an option that does. */
export const productsBySku = async (db: Queryable, skus: readonly string[]): Promise<Product[]> => {
  const found = new Map<number, Product>();
  for (const some of pieces(skus)) {
    const ofOptions = db
      .select({ id: productVariant.productId })
      .from(productVariant)
      .where(sql`${productVariant.sku} = any(${textArray(some)})`);
    const own = await db
      .select()
      .from(product)
      .where(sql`${product.sku} = any(${textArray(some)})`);
    const others = await db.select().from(product).where(inArray(product.id, ofOptions));
    const rows = new Map([...own, ...others].map((row) => [row.id, row]));
    for (const one of await withParts(db, [...rows.values()])) found.set(one.id, one);
  }
  return [...found.values()];
};

/** These products, whole. */
export const productsByIds = async (db: Queryable, ids: readonly number[]): Promise<Product[]> => {
  const found: Product[] = [];
  for (const some of pieces(ids))
    found.push(...(await withParts(db, await db.select().from(product).where(inArray(product.id, some)))));
  return found;
};

/** The last ids that were given, and what the next newest product is ranked. */
export const lastIds = async (db: Queryable): Promise<{ product: number; option: number; rank: number }> => {
  const [row] = await selectRows<{ product: number; option: number; rank: number }>(
    db,
    sql`select coalesce((select max(id) from product), 0) as product,
      coalesce((select max(id) from product_variant), 0) as option,
      coalesce((select min(created_rank) from product), 1) as rank`,
  );
  return row ?? { product: 0, option: 0, rank: 1 };
};

/** Key of the advisory lock of whoever makes products or categories; any number that nothing else in the database uses. */
const makersLock = 5_202_613;
/** Until the transaction ends nobody else makes products or categories, so that ids are given once. */
export const lockMakers = async (transaction: Queryable): Promise<void> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(${makersLock})`);
};

const excluded = (column: string) => sql.raw(`excluded."${column}"`);

/** Columns of a product that a file can change; prices and stock are changed by `changeGoods`. */
const rewritten = {
  type: excluded('type'),
  gtin: excluded('gtin'),
  brand: excluded('brand'),
  series: excluded('series'),
  name: excluded('name'),
  status: excluded('status'),
  style: excluded('style'),
  thumbnail: excluded('thumbnail'),
  hoverThumbnail: excluded('hover_thumbnail'),
  swatches: excluded('swatches'),
  details: excluded('details'),
  wordsEn: excluded('words_en'),
  wordsFr: excluded('words_fr'),
};

/** Rows in one statement; its parameters are limited. */
const atOnce = 300;
const slices = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, place) =>
    rows.slice(place * atOnce, (place + 1) * atOnce),
  );

/**
 * Writes products as they are now, but for prices and stock of those that are there; new ones come with no units. Lists,
 * search and kept pages follow by triggers.
 */
export const writeProducts = async (
  transaction: Queryable,
  products: readonly Product[],
  tree: CategoryTree,
): Promise<void> => {
  const nothing = { quantity: 0, usableQuantity: 0 };
  for (const some of slices(products)) {
    const rows = some.map((one) => productRows(one, tree.byId));
    const ids = some.map(({ id }) => id);
    await transaction
      .insert(product)
      .values(rows.map(({ row }) => ({ ...row, ...nothing })))
      .onConflictDoUpdate({ target: product.id, set: rewritten });
    for (const variants of slices(rows.flatMap((row) => row.variants)))
      await transaction
        .insert(productVariant)
        .values(variants.map((variant) => ({ ...variant, ...nothing })))
        .onConflictDoUpdate({
          target: productVariant.id,
          set: { options: excluded('options'), pictures: excluded('pictures') },
        });
    await replaceParts(
      transaction,
      ids,
      rows.flatMap(({ facets }) => facets),
      rows.flatMap(({ inCategories }) => inCategories),
    );
    const words = wordRows(rows.map(({ row }) => row).filter(({ unlisted, status }) => !unlisted && status === 1));
    for (const one of pieces(words))
      if (one.length > 0) await transaction.insert(searchWord).values(one).onConflictDoNothing();
  }
};

/** Facets and categories of some products: those that are no more go, those that are new come. */
const replaceParts = async (
  transaction: Queryable,
  ids: readonly number[],
  facets: readonly (typeof productFacet.$inferInsert)[],
  inCategories: readonly (typeof productCategory.$inferInsert)[],
): Promise<void> => {
  const facetRows = sql`jsonb_to_recordset(${JSON.stringify(facets)}::jsonb)
    v("productId" integer, code text, value text, "labelFr" text)`;
  const categoryRows = sql`jsonb_to_recordset(${JSON.stringify(inCategories)}::jsonb)
    v("productId" integer, "categoryId" integer)`;
  const these = sql`select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer`;
  await transaction.execute(sql`delete from product_facet f where f.product_id in (${these}) and not exists (
    select from ${facetRows} where v."productId" = f.product_id and v.code = f.code and v.value = f.value)`);
  await transaction.execute(sql`insert into product_facet as f (product_id, code, value, label_fr)
    select "productId", code, value, "labelFr" from ${facetRows}
    on conflict (product_id, code, value) do update set label_fr = excluded.label_fr
    where f.label_fr <> excluded.label_fr`);
  await transaction.execute(sql`delete from product_category c where c.product_id in (${these}) and not exists (
    select from ${categoryRows} where v."productId" = c.product_id and v."categoryId" = c.category_id)`);
  await transaction.execute(sql`insert into product_category (product_id, category_id)
    select "productId", "categoryId" from ${categoryRows} on conflict do nothing`);
};
