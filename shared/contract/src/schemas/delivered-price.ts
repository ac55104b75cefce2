import { Type } from 'typebox';
import { TaxPart } from '../entities/cart.ts';
import { Cents, Count, Id, Line, nullable, OneOrMore, optional, record } from '../entities/fields.ts';
import type { SchemaTable } from './definition.ts';

export const deliveredPriceSchemas = {
  /**
   * What `qty` of a product cost at a postal code, at the asker's own price, with the delivery and the taxes of `region`:
   * what a cart with nothing else in it comes to there, before any coupon. `child_id` is the variant's.
   * `pay_later` says in how many payments of how much it can be paid; null where it cannot.
   */
  deliveredPrice: {
    query: record({ product_id: Id, child_id: optional(Id), qty: OneOrMore, zipcode: Line }),
    result: record({
      subtotal: Cents,
      shipping_fee: Cents,
      taxes: Type.Array(TaxPart),
      grand_total: Cents,
      region: Line,
      pay_later: nullable(record({ payments: Count, amount: Cents })),
    }),
    errors: {
      400: 'The postal code is none that the shop delivers to; `result.field` is `zipcode`.',
      404: 'There is no such product, or it is not sold any more.',
    },
  },
} as const satisfies SchemaTable;
