import { Type } from 'typebox';
import { Cents, Count, Id, Instant, record, Text } from './fields.ts';

/** Units of an order of the shop that moved in here, as it wrote them. */
export const PastItem = record({ item_id: Id, name: Text, qty: Count, price: Cents });

/** An order of that shop: history alone, of which nothing here is counted, paid or returned. */
export const PastOrder = record({
  /** As that shop numbered it. */
  number: Text,
  placed_at: Instant,
  total: Cents,
  /** Empty where that shop did not say. */
  items: Type.Array(PastItem),
});
