import { Type } from 'typebox';
import { Count, Id, optional, record, Text } from '../entities/fields.ts';
import { PastItem, PastOrder } from '../entities/past-order.ts';
import { part, partOf } from './entities.ts';
import { CsvFile, fileErrors, mistakes } from './file-body.ts';
import { Remark } from './moving.ts';

const PastOrderRow = record({
  id: Id,
  ...PastOrder.properties,
  /** As that shop wrote it. */
  status: Text,
  items: Type.Array(record({ ...PastItem.properties, sku: Text })),
});

/** `unchanged`: orders that are there already. */
const made = {
  made: Count,
  unchanged: Count,
  ...mistakes,
  /** What is left out: the first 1,000, and how many there are. */
  remarks: Type.Array(Remark),
  remarks_total: Count,
};

/** Calls about orders of the shop that moved in here. */
export const pastOrdersSchemas = {
  /** Those of a customer, the latest that came first. */
  pastOrders: { query: record({ id: Id, ...part }), result: partOf(PastOrderRow) },
  /** docs/how-to/move-in.md tells the columns of a file. */
  previewPastOrders: { body: CsvFile, result: record(made) },
  /** With `skip_wrong` orders with mistakes are left out. */
  applyPastOrders: {
    query: record({ skip_wrong: optional(Type.Boolean()) }),
    body: CsvFile,
    result: record(made),
    errors: fileErrors,
  },
} as const;
