import { Type } from 'typebox';
import { AskedCents, Cents, Line, optional, record } from '../../entities/fields.ts';

const prices = { region: Line, room: Cents, assembly: Cents, takeaway: Cents };

export const deliveryServicesOperatorSchemas = {
  /** What services cost before taxes; 0 for one that is not offered. Only places that have any. */
  servicePrices: { result: record({ list: Type.Array(record(prices)) }) },
  /** `region` is the code of a province or territory, such as `ON`. What is left out stays; 0 is not offered any more. */
  setServicePrices: {
    body: record({
      region: Line,
      room: optional(AskedCents),
      assembly: optional(AskedCents),
      takeaway: optional(AskedCents),
    }),
    result: record(prices),
    errors: { 404: 'The shop does not deliver to such a region.', 409: 'They cost that already; nothing was changed.' },
  },
} as const;
