import { forgetViews, noteView, viewedBy } from '../../database/account/recently-viewed.ts';
import { cardsByIds } from '../../database/catalogue/cards.ts';
import { ownerKey } from '../../domain/account/identity.ts';
import { callsFor } from '../call.ts';
import { cardOf } from '../catalogue/card.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';

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
