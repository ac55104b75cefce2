import { isPlusGroup, pageSizes } from '@shop/contract';
import { boughtLines } from '../../database/account/bought-products.ts';
import { warrantyEnd, warrantyState } from '../../domain/warranty/warranty.ts';
import { callsFor } from '../../http/call.ts';
import { cardsById } from '../../http/catalogue/card.ts';
import { startWarranty } from './flow.ts';

/** The products that a customer bought, each with its warranty (ACC-015). */
export const boughtProductsCalls = callsFor('customer', {
  boughtProducts: async ({ services, who, query, language }) => {
    const { page = 1, page_size = pageSizes.boughtProducts } = query;
    const { rows, total } = await boughtLines(services.db, who.customerId, page, page_size);
    const cards = await cardsById(
      services,
      rows.map(({ item }) => item.product_id),
      language,
    );
    const list = rows.map(({ orderId, item, boughtAt, isReviewed, registeredUntil }) => {
      const isRegistered = registeredUntil !== null;
      const end = isRegistered ? new Date(registeredUntil) : warrantyEnd(boughtAt, isPlusGroup(who.group));
      return {
        order_id: orderId,
        item_id: item.item_id,
        product_id: item.product_id,
        // The order keeps its own words; here it is a product of the shop, named as the shop names it to this reader.
        name: cards.get(item.product_id)?.name ?? item.name,
        thumbnail: item.thumbnail,
        bought_at: boughtAt.toISOString(),
        is_reviewed: isReviewed ? 1 : 0,
        warranty: warrantyState(isRegistered, end, services.now()),
        warranty_until: end.toISOString(),
        product: cards.get(item.product_id) ?? null,
      };
    });
    return { list, total, page, page_size };
  },

  warrantySuccess: async ({ services, who, body }) => {
    const until = await startWarranty(services, who, body.order_id, body.item_id);
    return { warranty_until: until.toISOString() };
  },
});
