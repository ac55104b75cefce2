import { pastOrdersIn } from '../../database/orders/past-orders.ts';
import type { Remark } from '../../domain/moving/moved.ts';
import { convertPastOrders, pastOrdersFile, pastOrdersKinds } from '../../domain/moving/past-orders.ts';
import { rowsOf } from '../../domain/moving/rows.ts';
import { customerById } from '../../flows/operator/customers.ts';
import { applyPastOrders, previewPastOrders, type PastOrdersOutcome } from '../../flows/operator/past-orders.ts';
import { mistakesOf, mostMoved, remarksOf } from './file-calls.ts';
import { partAnswered, partAsked } from './part.ts';
import type { OperatorHandlers } from './serve.ts';

const outcomeOf = ({ made, unchanged, ...outcome }: PastOrdersOutcome) => ({
  made,
  unchanged,
  ...mistakesOf(outcome),
  ...remarksOf(outcome),
});

export const pastOrdersCalls: OperatorHandlers<
  'pastOrders' | 'convertPastOrders' | 'previewPastOrders' | 'applyPastOrders'
> = {
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
  convertPastOrders: async ({ query: { shop }, body }) => {
    const kind = pastOrdersKinds[shop];
    const remarks: Remark[] = [];
    const report = (line: number, message: string) => void remarks.push({ line, message });
    const rows = await convertPastOrders(kind, rowsOf(body.read(), kind, mostMoved), report);
    return { ...pastOrdersFile(rows), ...remarksOf({ remarks }) };
  },
  previewPastOrders: async ({ services, body }) => outcomeOf(await previewPastOrders(services, body)),
  applyPastOrders: async ({ services, by, query, body }) =>
    outcomeOf(await applyPastOrders(services, by, body, query.skip_wrong ?? false)),
};
