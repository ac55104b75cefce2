import { pageSizes, type CallBody, type WishlistItem } from '@shop/contract';
import {
  addToWishlist,
  removeFromWishlist,
  wishlistLength,
  wishlistOf,
  wishlistPage,
  type WishlistItemKey,
  type WishlistRow,
} from '../../database/account/wishlist.ts';
import { findSellable } from '../../database/cart/cart-lines.ts';
import { findCart, findItem } from '../../database/cart/cart-rows.ts';
import { cardsByIds } from '../../database/catalogue/cards.ts';
import { ownerKey, type Shopper } from '../../domain/account/identity.ts';
import type { Services } from '../../services.ts';
import { callsFor } from '../call.ts';
import { cardOf } from '../catalogue/card.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { accountMessages } from '../../flows/account/messages.ts';
import { forgetViews, noteView, viewedBy } from '../../database/account/recently-viewed.ts';

/** Recently viewed products (ACC-010). A guest's list becomes the customer's at sign-in. */
export const viewedCalls = callsFor('shopper', {
  recentlyViewed: async ({ services, who, language }) => {
    const cards = await cardsByIds(services.db, await viewedBy(services.db, ownerKey(who)));
    return { products: cards.map((card) => cardOf(card, language, services)) };
  },

  productViewed: async ({ services, who, body }) => {
    const [card] = await cardsByIds(services.db, [body.product_id]);
    if (!card) throw new ShopError(404, messages.notFound);
    await noteView(services.db, ownerKey(who), card.id, services.now());
    return null;
  },

  forgetViewed: async ({ services, who, body }) => {
    await forgetViews(services.db, ownerKey(who), body.product_ids);
    return null;
  },
});

const mostItems = 200;

const itemOf = (row: WishlistRow): WishlistItem => ({
  product_id: row.productId,
  child_id: row.variantId,
  item_id: row.id,
  later_item_id: row.laterItemId,
  qty: row.quantity,
});

const listOf = async ({ db }: Services, who: Shopper) => ({ list: (await wishlistOf(db, ownerKey(who))).map(itemOf) });

/** The variant that is meant; a simple product sent as its own child is the product. */
const variantOf = ({ product_id, child_id }: CallBody<'addWishlistItem'>): number | null =>
  child_id === undefined || child_id === product_id ? null : child_id;

const whichOf = (body: CallBody<'deleteWishlistItem'>): WishlistItemKey => {
  if (body.item_id !== undefined) return { itemId: body.item_id };
  if (body.later_item_id !== undefined) return { laterItemId: body.later_item_id };
  return { productId: body.product_id, variantId: variantOf(body) };
};

/** The person's own line that a wish is made from: of the cart (`item_id`), or of the list for later. */
const lineOf = async ({ db }: Services, who: Shopper, body: CallBody<'addWishlistItem'>) => {
  const lineId = body.item_id ?? body.later_item_id;
  const cart = lineId === undefined ? null : await findCart(db, who);
  const line = cart && lineId !== undefined ? await findItem(db, cart.id, lineId) : null;
  return line?.productId === body.product_id ? line : null;
};

/**
 * Wishlists (API-022 to API-024). A guest has one too: it is what they chose before they signed in, and
 * becomes the customer's when they do.
 */
export const wishlistCalls = {
  ...callsFor('shopper', {
    wishlistItems: async ({ services, who }) => listOf(services, who),

    addWishlistItem: async ({ services, who, body }) => {
      const line = await lineOf(services, who, body);
      const variantId = line && body.child_id === undefined ? line.variantId : variantOf(body);
      const found = await findSellable(services.db, body.product_id, variantId);
      if (!found || (variantId !== null && found.variant === null)) throw new ShopError(404, messages.notFound);
      const owner = ownerKey(who);
      if ((await wishlistLength(services.db, owner)) >= mostItems)
        throw new ShopError(409, accountMessages.wishlistFull);
      await addToWishlist(services.db, {
        owner,
        productId: body.product_id,
        variantId,
        laterItemId: body.later_item_id ?? null,
        quantity: body.qty ?? line?.quantity ?? 1,
        createdAt: services.now(),
      });
      return listOf(services, who);
    },

    deleteWishlistItem: async ({ services, who, body }) => {
      if (!(await removeFromWishlist(services.db, ownerKey(who), whichOf(body))))
        throw new ShopError(404, messages.notFound);
      return listOf(services, who);
    },
  }),
  ...callsFor('customer', {
    wishlist: async ({ services, who, query, language }) => {
      const { page = 1, page_size = pageSizes.wishlist } = query;
      const owner = ownerKey(who);
      const rows = await wishlistPage(services.db, owner, page_size, (page - 1) * page_size);
      const ids = [...new Set(rows.map(({ productId }) => productId))];
      const cards = new Map(
        (await cardsByIds(services.db, ids)).map((row) => [row.id, cardOf(row, language, services)]),
      );
      const list = rows.map((row) => ({ ...itemOf(row), product: cards.get(row.productId) ?? null }));
      return { list, total: await wishlistLength(services.db, owner), page, page_size };
    },
  }),
};
