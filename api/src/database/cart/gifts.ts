import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { giftsFor } from '../../domain/promotion/gifts.ts';
import { findSiteDocument } from '../content/site-document.ts';
import { schema, selectRows, type Queryable } from '../connection.ts';
import type { CartRow } from './cart-rows.ts';

const { product } = schema;

const columns = {
  id: product.id,
  sku: product.sku,
  name: product.name,
  urlPath: product.urlPath,
  thumbnail: product.thumbnail,
  price: product.finalPrice,
};

/** Gifts that are on offer to a cart with goods of so many cents after discounts, the one that it has chosen marked. */
export const giftOffers = async (
  db: Queryable,
  row: Pick<CartRow, 'giftProductId' | 'giftConfirmed'>,
  goods: number,
) => {
  const offered = giftsFor((await findSiteDocument(db, 'gifts')) ?? [], goods);
  if (offered.length === 0) return [];
  const ids = offered.map(({ productId }) => productId);
  const found = await db
    .select(columns)
    .from(product)
    .where(and(inArray(product.id, ids), eq(product.status, 1), gt(product.usableQuantity, 0)))
    .orderBy(product.id);
  return found.map((gift) => {
    const added = gift.id === row.giftProductId;
    return { ...gift, added, confirmed: added && row.giftConfirmed };
  });
};
export type GiftOffer = Awaited<ReturnType<typeof giftOffers>>[number];

/** An item id of its own for a gift in an order: it has no line in any cart. */
export const nextItemId = async (db: Queryable): Promise<number> => {
  const [row] = await selectRows<{ id: number }>(
    db,
    sql`select nextval(pg_get_serial_sequence('cart_item', 'id'))::int as id`,
  );
  if (!row) throw new Error('The sequence of cart items gave no number');
  return row.id;
};
