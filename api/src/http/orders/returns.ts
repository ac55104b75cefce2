import { paths } from '@shop/contract';
import { photoOf } from '../../database/orders/returns.ts';
import { orNotFound } from '../../domain/shop-error.ts';
import { ownOrder } from '../../flows/orders/own-order.ts';
import { bytesOf } from '../../files/file-store.ts';
import { admitReturn, requestReturn } from '../../flows/orders/request-return.ts';
import { callsFor } from '../call.ts';

export const returnsCalls = callsFor('customer', {
  returnOrder: {
    admit: ({ services, who, body }) => admitReturn(services, who, body),
    handle: async ({ services, who, body }) => {
      const { order, number } = await requestReturn(services, who, body);
      const label_url = paths.returnLabel({ order_id: order.number, return_id: number });
      return { order_id: order.number, return_id: number, label_url };
    },
  },

  returnPhoto: async ({ services, who, query }) => {
    const { id } = await ownOrder(services, who, query.order_id);
    const photo = orNotFound(await photoOf(services.db, id, query.return_id, query.photo));
    return {
      media_type: photo.mediaType,
      content: Buffer.from(await bytesOf(services.files, photo)).toString('base64'),
    };
  },
});
