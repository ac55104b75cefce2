import type { CallBody } from '@shop/contract';
import type { Queryable } from '../../database/connection.ts';
import { lockOwnOrder, type OrderRow } from '../../database/orders/orders.ts';
import { insertReturn } from '../../database/orders/returns.ts';
import { transact } from '../../database/transact.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { invalidField } from '../../domain/messages.ts';
import { returnableUnits, returnedUnits, type Units } from '../../domain/order/units.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { returnLetter } from '../../mail/after-order.ts';
import { receivedPictures } from '../../pictures/received-pictures.ts';
import type { Services } from '../../services.ts';
import { fewerToReturn, orderMessages } from './order-messages.ts';
import { readParts } from './order-parts.ts';
import { ownOrder } from './own-order.ts';

type Asked = CallBody<'returnOrder'>;

const unitsAsked = ({ item_ids, qtys }: Asked): Units[] => {
  if (qtys.length !== item_ids.length) throw new ShopError(400, invalidField('qtys'), { field: 'qtys' });
  return item_ids.map((item_id, place) => ({ item_id, qty: qtys[place] ?? 0 }));
};

/** @throws ShopError 409 when something of it may not come back, or not as often */
const checkReturnable = async (db: Queryable, order: OrderRow, asked: readonly Units[], now: Date): Promise<void> => {
  const { parcels, returns } = await readParts(db, order.id);
  const returnable = returnableUnits(order.items, parcels, returnedUnits(returns), now);
  if (returnable.length === 0) throw new ShopError(409, orderMessages.nothingToReturn);
  for (const { item_id, qty } of asked) {
    const most = returnable.find((units) => units.item_id === item_id)?.qty ?? 0;
    const name = order.items.find((item) => item.item_id === item_id)?.name ?? String(item_id);
    if (qty > most) throw new ShopError(409, fewerToReturn(name, most), { item_id });
  }
};

/** Refuses what may not come back before its pictures are read; it is asked once more when the order is locked. */
export const admitReturn = async (services: Services, who: CustomerIdentity, asked: Asked): Promise<void> => {
  await checkReturnable(services.db, await ownOrder(services, who, asked.order_id), unitsAsked(asked), services.now());
};

/**
 * Writes down that goods of an order come back, with the letter that brings the label.
 * @throws ShopError as `admitReturn`; 400 for what is no picture
 */
export const requestReturn = async (
  services: Services,
  who: CustomerIdentity,
  asked: Asked,
): Promise<{ order: OrderRow; number: string }> => {
  const items = unitsAsked(asked);
  const photos = await receivedPictures(services.files, asked.media ?? []);
  return transact(services.db, async (db) => {
    const order = await lockOwnOrder(db, who, asked.order_id);
    if (!order) throw new ShopError(404, orderMessages.unknown);
    await checkReturnable(db, order, items, services.now());
    const values = { orderId: order.id, state: 'requested' as const, reason: asked.reason, items };
    const message = asked.message ?? null;
    const number = await insertReturn(db, { ...values, message, createdAt: services.now() }, photos);
    await services.mailer.sendWithin(db, returnLetter(order, number, items, services.settings.shopUrl));
    return { order, number };
  });
};
