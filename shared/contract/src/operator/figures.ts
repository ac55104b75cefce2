import { Type } from 'typebox';
import { Cents, Count, Day, Line, record, Text } from '../entities/fields.ts';

/** What a shop goes by, in days where it is. */
export const figuresSchemas = {
  /** `from` and `to` are days, both included, at most a year apart. */
  keyFigures: {
    query: record({ from: Line, to: Line }),
    result: record({
      /** Only those on which something was ordered. */
      days: Type.Array(record({ day: Day, orders: Count, sales: Cents })),
      orders: Count,
      /** What was ordered, and what of it went back since. */
      sales: Cents,
      refunded: Cents,
      /** Carts with goods that were last changed then and not ordered. */
      carts_left: Count,
      payments: record({ begun: Count, used: Count, refused: Count }),
      /** Goods that sell and end first, at the pace of these days. */
      ending: Type.Array(record({ sku: Text, name: Text, name_fr: Text, stock: Count, sold: Count, days_left: Count })),
    }),
  },
} as const;
