import { isPlusGroup } from '@shop/contract';
import { registerWarranty } from './queries.ts';
import { findOwnOrder } from '../../database/orders/orders.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { messages, type Message } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { warrantyEnd, warrantyState } from '../../domain/warranty/warranty.ts';
import type { Services } from '../../services.ts';

const tooLate: Message = {
  en: 'The warranty of this product is over.',
  fr: 'La garantie de ce produit est terminée.',
};

/** States of an order whose products are the customer's. */
const ownedStates = new Set(['paid', 'processing', 'shipped', 'delivered', 'partly_refunded']);

/**
 * Registers the warranty of an order's item, or of all of them (ACC-015).
 * @returns when it ends
 * @throws ShopError 404, or 409 when it is over
 */
export const startWarranty = async (
  services: Services,
  who: CustomerIdentity,
  number: string,
  itemId: number | undefined,
): Promise<Date> => {
  const order = await findOwnOrder(services.db, who, number);
  const items = order?.items.filter(({ item_id }) => itemId === undefined || item_id === itemId) ?? [];
  if (!order || !ownedStates.has(order.state) || items.length === 0) throw new ShopError(404, messages.notFound);
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
  return until ?? endsAt;
};
