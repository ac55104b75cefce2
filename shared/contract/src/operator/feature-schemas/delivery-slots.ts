import { Type } from 'typebox';
import { slotWeekdays } from '../../constants/delivery-slots.ts';
import {
  AskedCents,
  Cents,
  Count,
  Day,
  Hour,
  Line,
  oneOf,
  OneOrMore,
  optional,
  record,
  Text,
  Whole,
} from '../../entities/fields.ts';

const weekday = oneOf(slotWeekdays);
const region = record({
  region: Line,
  ahead: Count,
  windows: Type.Array(record({ weekday, from: Hour, to: Hour, price: Cents, capacity: Count })),
});

export const deliverySlotsOperatorSchemas = {
  /** The hours at which each region is delivered to, `price` before taxes. Only regions that have any. */
  slotWindows: { result: record({ list: Type.Array(region) }) },
  /** Orders that come at agreed hours from today on, by day and hours. */
  slotOrders: {
    result: record({ list: Type.Array(record({ day: Day, region: Line, from: Hour, to: Hour, order_id: Text })) }),
  },
  /**
   * `region` is the code of a province or territory, such as `ON`. Sets what orders pay and how many of them come between
   * the full hours `from` and `to` on each of the `weekdays`; what is left out stays, and a `capacity` of 0 ends them.
   * `ahead` is for how many days people may choose. Orders that are placed stay as they are.
   */
  setSlots: {
    body: record({
      region: Line,
      weekdays: optional(Type.Array(weekday, { maxItems: slotWeekdays.length })),
      from: optional(Hour),
      to: optional(Hour),
      price: optional(AskedCents),
      capacity: optional(Whole),
      ahead: optional(OneOrMore),
    }),
    result: region,
    errors: {
      400: 'Weekdays or hours are missing, or new hours have no price or no capacity; nothing was changed.',
      404: 'The shop does not deliver to such a region.',
      409: 'It is so already; nothing was changed.',
    },
  },
} as const;
