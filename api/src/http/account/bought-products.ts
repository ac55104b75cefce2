import type { FastifyInstance } from 'fastify';
import { pageSizes } from '@shop/contract';
import { boughtLines } from '../../database/account/bought-products.ts';
import { registerWarranty } from '../../database/account/warranties.ts';
import { findOwnOrder } from '../../database/orders/orders.ts';
import { isPlusGroup } from '../../domain/account/group.ts';
import { warrantyEnd, warrantyState } from '../../domain/warranty/warranty.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages, type Message } from '../../domain/messages.ts';
import { cardsById } from '../reviews/wire.ts';

const tooLate: Message = {
  en: 'The warranty of this product is over.',
  fr: 'La garantie de ce produit est terminée.',
};

/** States of an order whose products are the customer's. */
const kept = new Set(['paid', 'processing', 'shipped', 'delivered', 'partly_refunded']);

/** The products that a customer bought, each with its warranty (ACC-015). */
export const registerBoughtProducts = (app: FastifyInstance): void => {
  registerCall(app, 'boughtProducts', 'customer', async ({ services, who, query, language }) => {
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
        name: item.name,
        thumbnail: item.thumbnail,
        bought_at: boughtAt.toISOString(),
        is_reviewed: isReviewed ? 1 : 0,
        warranty: warrantyState(isRegistered, end, services.now()),
        warranty_until: end.toISOString(),
        product: cards.get(item.product_id) ?? null,
      };
    });
    return { list, total, page, page_size };
  });

  registerCall(app, 'warrantySuccess', 'customer', async ({ services, who, body }) => {
    const order = await findOwnOrder(services.db, who, body.order_id);
    const items = order?.items.filter(({ item_id }) => body.item_id === undefined || item_id === body.item_id) ?? [];
    if (!order || !kept.has(order.state) || items.length === 0) throw new ShopError(404, messages.notFound);
    const now = services.now();
    const endsAt = warrantyEnd(order.createdAt, isPlusGroup(who.group));
    if (warrantyState(false, endsAt, now) === 'over') throw new ShopError(409, tooLate);
    const until = await registerWarranty(
      services.db,
      items.map(({ item_id }) => ({
        orderNumber: order.number,
        itemId: item_id,
        customerId: who.customerId,
        registeredAt: now,
        endsAt,
      })),
    );
    return { warranty_until: (until ?? endsAt).toISOString() };
  });
};
