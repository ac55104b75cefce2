import { Type } from 'typebox';
import { Cart } from '../entities/cart.ts';
import { AskedCents, Cents, Day, Hour, nullable, record, Text } from '../entities/fields.ts';
import type { SchemaTable } from './definition.ts';

export const deliverySlotsSchemas = {
  /**
   * When the shopper's cart can come to its address at agreed hours: days with their `windows`, whose `title` are the
   * hours in words. `price` is for the cart, before taxes. `any` are the words of no agreed hours, `full` those of hours that are, `more` those of the link to
   * the page `/delivery-slots`. `lost` says why the hours that were chosen are not the cart's any more: it is not ordered before others, or
   * none, are chosen. No days and null where nothing can be chosen.
   */
  deliverySlots: {
    result: record({
      title: Text,
      help: Text,
      more: Text,
      any: Text,
      full: Text,
      days: Type.Array(
        record({
          day: Day,
          title: Text,
          windows: Type.Array(
            record({
              from: Hour,
              to: Hour,
              title: Text,
              price: Cents,
              is_full: Type.Boolean(),
              is_chosen: Type.Boolean(),
            }),
          ),
        }),
      ),
      lost: nullable(Text),
    }),
  },
  /** The hours at which the cart is to come, at the `price` that the shopper was shown; null for any time. */
  chooseDeliverySlot: {
    body: record({ slot: nullable(record({ day: Day, from: Hour, to: Hour, price: AskedCents })) }),
    result: Cart,
    errors: {
      400: 'They are not offered for this cart at its address; `result.field` is `slot`, nothing was changed.',
      409: 'They are full, or have another price by now; `result.field` is `slot`, nothing was changed.',
    },
  },
} as const satisfies SchemaTable;
