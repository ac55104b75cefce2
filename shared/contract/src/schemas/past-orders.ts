import { Type } from 'typebox';
import { record } from '../entities/fields.ts';
import { PastOrder } from '../entities/past-order.ts';
import type { SchemaTable } from './definition.ts';

export const pastOrdersSchemas = {
  /** What the customer ordered in the shop that moved in here: the newest 200, the newest first. */
  pastOrders: { query: record({}), result: record({ list: Type.Array(PastOrder) }) },
} as const satisfies SchemaTable;
