import { Type } from 'typebox';
import { TaxPart } from '../entities/cart.ts';
import { Cents, Count, Day, Id, Line, nullable, OneOrMore, optional, record } from '../entities/fields.ts';
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
  /**
   * The same of products as cards show them, for the least that one can buy of each and at the asker's price of the card;
   * `first` and `last` are the days between which it comes, null for what is picked up. What is gone or out of stock is
   * not among them.
   */
  deliveredPrices: {
    body: record({ product_ids: Type.Array(Id, { minItems: 1, maxItems: 60 }), zipcode: Line }),
    result: record({
      region: Line,
      list: Type.Array(record({ product_id: Id, grand_total: Cents, first: nullable(Day), last: nullable(Day) })),
    }),
    errors: { 400: 'The postal code is none that the shop delivers to; `result.field` is `zipcode`.' },
  },
} as const satisfies SchemaTable;
