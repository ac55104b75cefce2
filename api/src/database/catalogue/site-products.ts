import { and, asc, gte, lt, max, sql } from 'drizzle-orm';
import { schema, selectRows, type Queryable } from '../connection.ts';
import { dropEndsAt } from './drop-end.ts';
import { isListed, pIsListed } from '../listing/list-request.ts';

const { product, productVariant } = schema;

/** Ids of a part: the products of a part stay in it, however many others come. */
const idsOfPart = 2_000;

const select = (db: Queryable) =>
  db
    .select({
      id: product.id,
      sku: product.sku,
      gtin: product.gtin,
      urlPath: product.urlPath,
      name: product.name,
      brand: product.brand,
      price: product.price,
      finalPrice: product.finalPrice,
      tag: product.tag,
      presaleEndDate: product.presaleEndDate,
      minSaleQty: product.minSaleQty,
      usableQuantity: product.usableQuantity,
      status: product.status,
      details: product.details,
      changedAt: product.changedAt,
      dropEndsAt: dropEndsAt(product.details),
    })
    .from(product);

/** The products of a part that stand in lists, by id; none beyond the last. */
export const productsOfPart = (db: Queryable, part: number) =>
  select(db)
    .where(and(gte(product.id, part * idsOfPart), lt(product.id, (part + 1) * idsOfPart), isListed))
    .orderBy(asc(product.id));
export type SiteProductRow = Awaited<ReturnType<typeof productsOfPart>>[number];

/** The variants of the products of a part, by product, each as its page orders them. */
export const variantsOfPart = (db: Queryable, part: number) =>
  db
    .select({
      id: productVariant.id,
      productId: productVariant.productId,
      sku: productVariant.sku,
      options: productVariant.options,
      price: productVariant.price,
      finalPrice: productVariant.finalPrice,
      usableQuantity: productVariant.usableQuantity,
      pictures: productVariant.pictures,
    })
    .from(productVariant)
    .where(and(gte(productVariant.productId, part * idsOfPart), lt(productVariant.productId, (part + 1) * idsOfPart)))
    .orderBy(asc(productVariant.productId), asc(productVariant.position));
export type SiteVariantRow = Awaited<ReturnType<typeof variantsOfPart>>[number];

/** The parts in which a product stands in lists, one look into the index for each. */
export const filledParts = async (db: Queryable): Promise<number[]> => {
  const rows = await selectRows<{ part: number }>(
    db,
    sql`select part from generate_series(0, (select max(id) / ${idsOfPart}::integer from product)) as part where exists (
      select from product p where p.id >= part * ${idsOfPart}::integer and p.id < (part + 1) * ${idsOfPart}::integer
      and ${pIsListed}) order by part`,
  );
  return rows.map(({ part }) => part);
};

export const countParts = async (db: Queryable): Promise<number> => {
  const [row] = await db.select({ last: max(product.id) }).from(product);
  return row?.last == null ? 0 : Math.floor(row.last / idsOfPart) + 1;
};
