import type { Message } from '../../../domain/messages.ts';
import type { Queryable } from '../../connection.ts';
import type { OrderRow } from '../orders.ts';

/**
 * What has to be left for an order that begins to hold its goods, such as a place; a file of this folder for each. It
 * stands in a transaction in which the order is written already, before its goods are locked, and keeps others out until the
 * transaction ends where it has to. A cancelled order counts for nothing any more.
 * @returns what is said where nothing is left, and the field that it is about; null where all is well
 */
export type OrderCheck = (db: Queryable, order: OrderRow) => Promise<{ message: Message; field: string } | null>;
