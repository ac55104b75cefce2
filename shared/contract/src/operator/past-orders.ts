import { Type } from 'typebox';
import { Count, Id, oneOf, optional, record, Text } from '../entities/fields.ts';
import { PastItem, PastOrder } from '../entities/past-order.ts';
import { part, partOf } from './entities.ts';
import { CsvFile, fileErrors, mistakes } from './file-body.ts';
import { movedAccountsShops, remarked } from './moving.ts';

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
  ...remarked,
};

/** Calls about orders of the shop that moved in here. */
export const pastOrdersSchemas = {
  /** Those of a customer, the latest that came first. */
  pastOrders: { query: record({ id: Id, ...part }), result: partOf(PastOrderRow) },
  /** A file of past orders out of that of another shop. Nothing is changed. */
  convertPastOrders: {
    query: record({ shop: oneOf(movedAccountsShops) }),
    body: CsvFile,
    result: record({ csv: Text, orders: Count, ...remarked }),
  },
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
