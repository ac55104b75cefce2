import { pastOrdersIn } from '../../database/orders/past-orders.ts';
import { customerById } from '../../flows/operator/customers.ts';
import { applyPastOrders, previewPastOrders, type PastOrdersOutcome } from '../../flows/operator/past-orders.ts';
import { mistakesOf, remarksOf } from './file-calls.ts';
import { partAnswered, partAsked } from './part.ts';
import type { OperatorHandlers } from './serve.ts';

const outcomeOf = ({ made, unchanged, ...outcome }: PastOrdersOutcome) => ({
  made,
  unchanged,
  ...mistakesOf(outcome),
  ...remarksOf(outcome),
});

export const pastOrdersCalls: OperatorHandlers<'pastOrders' | 'previewPastOrders' | 'applyPastOrders'> = {
  pastOrders: async ({ services: { db }, query }) => {
    const { id } = await customerById(db, query.id);
    return partAnswered(
      query,
      await pastOrdersIn(db, id, partAsked(query)),
      (row) => row.id,
      ({ id: rowId, number, placedAt, status, total, items }) => ({
        id: rowId,
        number,
        placed_at: placedAt.toISOString(),
        status,
        total,
        items: items.map((item, place) => ({ ...item, item_id: place + 1 })),
      }),
    );
  },
  previewPastOrders: async ({ services, body }) => outcomeOf(await previewPastOrders(services, body)),
  applyPastOrders: async ({ services, by, query, body }) =>
    outcomeOf(await applyPastOrders(services, by, body, query.skip_wrong ?? false)),
};
