import { and, asc, gte, lt, max } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';
import { dropEndsAt } from './drop-end.ts';
import { isListed } from './listed.ts';

const { product } = schema;

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
      dropEndsAt: dropEndsAt(product.details),
    })
    .from(product);

/** The products of a part that stand in lists, by id; none beyond the last. */
export const productsOfPart = (db: Queryable, part: number) =>
  select(db)
    .where(and(gte(product.id, part * idsOfPart), lt(product.id, (part + 1) * idsOfPart), isListed))
    .orderBy(asc(product.id));
export type SiteProductRow = Awaited<ReturnType<typeof productsOfPart>>[number];

/** How many parts all products have. */
export const countParts = async (db: Queryable): Promise<number> => {
  const [row] = await db.select({ last: max(product.id) }).from(product);
  return row?.last == null ? 0 : Math.floor(row.last / idsOfPart) + 1;
};
