import { asc, eq } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';

const { shipment } = schema;
export type ParcelRow = typeof shipment.$inferSelect;

/** The parcels of an order, the first one first. */
export const parcelsOf = (db: Queryable, orderId: number): Promise<ParcelRow[]> =>
  db.select().from(shipment).where(eq(shipment.orderId, orderId)).orderBy(asc(shipment.shippedAt), asc(shipment.id));
