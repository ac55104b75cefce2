import type { PaymentMethod } from '@shop/contract';
import type { Site } from '@shop/contract/contents';
import { cartLines, siblingVariants } from '../../database/cart/cart-lines.ts';
import { countLines, findCart, type CartRow } from '../../database/cart/cart-rows.ts';
import { categoriesByIds, type CategoryRow } from '../../database/catalogue/categories.ts';
import { plusPicture, findSiteDocument } from '../../database/content/site-document.ts';
import type { Queryable } from '../../database/connection.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import type { Services } from '../../services.ts';
import { priceCart, priceLine, type PricedCart, type PricedLine } from './priced-cart.ts';

type Clock = Pick<Services, 'now'>;

/** Lines with the other options of their products. */
export interface ShownLines {
  lines: readonly PricedLine[];
  siblings: Awaited<ReturnType<typeof siblingVariants>>;
  categories: readonly CategoryRow[];
}

/** A cart as its shopper sees it. */
export interface ShownCart extends ShownLines {
  /** Null for somebody without one; so is `priced`. */
  row: CartRow | null;
  /** Who hears of its order; null for a guest who has given no address yet. */
  email: string | null;
  priced: PricedCart | null;
  /** Lines of the list for later. */
  laterCount: number;
  /** The site's note on large orders; null without one. */
  largeOrder: Site['largeOrder'];
  pickup: Site['pickup'];
  plusPicture: string | null;
  at: Date;
}

const withSiblings = async (db: Queryable, lines: readonly PricedLine[]): Promise<ShownLines> => ({
  lines,
  siblings: await siblingVariants(db, [...new Set(lines.map(({ product }) => product.id))]),
  categories: await categoriesByIds(db, [...new Set(lines.flatMap(({ product }) => product.details.categoryIds))]),
});

/** Where the letters of a cart's order go: a customer's to their account's address. */
export const letterAddress = (who: Shopper, row: Pick<CartRow, 'email'> | null): string | null =>
  who.kind === 'customer' ? who.email : (row?.email ?? null);

/** The shopper's cart at today's prices; someone without one has an empty one, which is not stored. */
export const readCart = async (db: Queryable, shopper: Shopper, clock: Clock): Promise<ShownCart> => {
  const row = await findCart(db, shopper);
  const nothing = {
    email: letterAddress(shopper, row),
    largeOrder: null,
    pickup: null,
    plusPicture: null,
    at: clock.now(),
  };
  if (!row) return { ...nothing, row, priced: null, lines: [], siblings: [], categories: [], laterCount: 0 };
  const priced = await priceCart(db, row, shopper, clock);
  const shown = await withSiblings(db, priced.lines);
  const laterCount = await countLines(db, row.id, true);
  if (priced.lines.length === 0) return { ...nothing, ...shown, row, priced, laterCount };
  const { largeOrder = null, pickup = null } = (await findSiteDocument(db, 'site')) ?? {};
  return { ...nothing, ...shown, row, priced, laterCount, largeOrder, pickup, plusPicture: await plusPicture(db) };
};

/** The shopper's list for later. */
export const readLater = async (db: Queryable, shopper: Shopper, clock: Clock): Promise<ShownLines> => {
  const row = await findCart(db, shopper);
  const lines = row ? await cartLines(db, row.id, true) : [];
  return withSiblings(
    db,
    lines.map((line) => priceLine(line, shopper, clock)),
  );
};

/** Returns the shopper's total, in cents, paid as was chosen or in the way that is named; 0 without a cart. */
export const cartTotal = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  who: Shopper,
  paymentMethod?: PaymentMethod,
): Promise<number> => {
  const row = await findCart(db, who);
  return row
    ? (await priceCart(db, { ...row, ...(paymentMethod && { paymentMethod }) }, who, { now })).totals.grandTotal
    : 0;
};
