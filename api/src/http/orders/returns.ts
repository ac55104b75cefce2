import type { FastifyInstance } from 'fastify';
import { paths, type CallBody } from '@shop/contract';
import { lockOwnOrder, type OrderRow } from '../../database/orders/orders.ts';
import { insertReturn, photoOf, type Photo } from '../../database/orders/returns.ts';
import type { Queryable } from '../../database/connection.ts';
import { transact } from '../../database/transact.ts';
import { returnableUnits, returnedUnits, type Units } from '../../domain/order/units.ts';
import { returnLetter } from '../../mail/after-order.ts';
import { registerCall, type CallContext } from '../call.ts';
import { cleanPicture, pictureType } from '../../pictures/clean-picture.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { invalidField, messages } from '../../domain/messages.ts';
import { fewerToReturn, orderMessages } from './messages.ts';
import { ownOrder } from './own-order.ts';
import { readParts } from './read-order.ts';

const photosOf = async (media: readonly Blob[]): Promise<Photo[]> => {
  const photos: Photo[] = [];
  // One after the other: eight pictures at once would take all of the server's memory and processors.
  for (const file of media) {
    if (!file.type.startsWith('image/')) throw new ShopError(400, orderMessages.picturesOnly, { field: 'media' });
    photos.push({ mediaType: pictureType, content: await cleanPicture(file) });
  }
  return photos;
};

const unitsAsked = ({ item_ids, qtys }: CallBody<'returnOrder'>): Units[] => {
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

export const registerReturns = (app: FastifyInstance): void => {
  const admit = async ({ services, who, body }: CallContext<'returnOrder', 'customer'>): Promise<void> => {
    // Asked once more when the order is locked.
    await checkReturnable(services.db, await ownOrder(services, who, body.order_id), unitsAsked(body), services.now());
  };
  const handle = async ({ services, who, body }: CallContext<'returnOrder', 'customer'>) => {
    const items = unitsAsked(body);
    const photos = await photosOf(body.media ?? []);
    const { order, number } = await transact(services.db, async (db) => {
      const row = await lockOwnOrder(db, who, body.order_id);
      if (!row) throw new ShopError(404, orderMessages.unknown);
      await checkReturnable(db, row, items, services.now());
      const values = { orderId: row.id, state: 'requested' as const, reason: body.reason, items };
      const message = body.message ?? null;
      const stored = await insertReturn(db, { ...values, message, createdAt: services.now() }, photos);
      await services.mailer.sendWithin(db, returnLetter(row, stored, services.settings.shopUrl));
      return { order: row, number: stored };
    });
    const label_url = paths.returnLabel({ order_id: order.number, return_id: number });
    return { order_id: order.number, return_id: number, label_url };
  };
  registerCall(app, 'returnOrder', 'customer', { admit, handle });

  registerCall(app, 'returnPhoto', 'customer', async ({ services, who, query }) => {
    const { id } = await ownOrder(services, who, query.order_id);
    const photo = await photoOf(services.db, id, query.return_id, query.photo);
    if (!photo) throw new ShopError(404, messages.notFound);
    return { media_type: photo.mediaType, content: Buffer.from(photo.content).toString('base64') };
  });
};
