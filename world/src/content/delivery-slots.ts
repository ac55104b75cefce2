import { slotWeekdays } from '@shop/contract';
import type { StoreContents } from '@shop/contract/contents';
import { Type } from 'typebox';
import { closed, readJson } from '../data/read.ts';

const hour = Type.Integer({ minimum: 0, maximum: 24 });
const windows = closed({
  weekdays: Type.Array(Type.Enum([...slotWeekdays]), { minItems: 1 }),
  from: hour,
  to: hour,
  price: Type.Integer({ minimum: 0 }),
  capacity: Type.Integer({ minimum: 1 }),
});

const regions = readJson(
  'content/delivery-slots.json',
  Type.Record(
    Type.String({ pattern: '^[A-Z]{2}$' }),
    closed({ ahead: Type.Integer({ minimum: 1 }), windows: Type.Array(windows) }),
  ),
);

/** The hours at which deliveries come by province and territory, what they cost in cents and how many orders they take. */
export const deliverySlots: StoreContents['deliverySlots'] = Object.fromEntries(
  Object.entries(regions).map(([code, { ahead, windows: all }]) => [
    code,
    {
      ahead,
      windows: all.flatMap(({ weekdays, ...window }) => weekdays.map((weekday) => ({ weekday, ...window }))),
    },
  ]),
);
