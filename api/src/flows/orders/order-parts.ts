import type { Queryable } from '../../database/connection.ts';
import { parcelsOf, type ParcelRow } from '../../database/orders/parcels.ts';
import { refundPending } from '../../database/orders/provider-operations.ts';
import { returnsOf, type ReturnRow } from '../../database/orders/returns.ts';

export interface OrderParts {
  parcels: readonly ParcelRow[];
  returns: readonly ReturnRow[];
  /** Cents that were promised, and that the provider has not confirmed yet. */
  refundPending: number;
}

export const readParts = async (db: Queryable, orderId: number): Promise<OrderParts> => ({
  parcels: await parcelsOf(db, orderId),
  returns: await returnsOf(db, orderId),
  refundPending: await refundPending(db, orderId),
});
