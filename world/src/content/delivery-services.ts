import type { StoreContents } from '@shop/contract/contents';
import { Type } from 'typebox';
import { closed, readJson } from '../data/read.ts';

const price = Type.Optional(Type.Integer({ minimum: 1 }));

/** What carrying in, assembling and taking away costs by province and territory, in cents. */
export const deliveryServices: StoreContents['deliveryServices'] = readJson(
  'content/delivery-services.json',
  Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), closed({ room: price, assembly: price, takeaway: price })),
);
