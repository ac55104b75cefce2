import { Type } from 'typebox';
import { Address } from '../entities/address.ts';
import { Cents, Count, Line, nullable, oneOf, optional, record, Text } from '../entities/fields.ts';
import { orderStates } from '../values.ts';
import { Carton, Given, Number, StaffNote, Words } from './entities.ts';

const orderId = { order_id: Number };
const refusable = { 404: 'There is no such order.', 409: 'Its state forbids it; nothing was changed.' };

/** What is changed or paid back of an order. */
export const orderChangesSchemas = {
  /**
   * Units that have not left and will not: what was paid for them goes back. `delivery`: so much of what was paid for
   * delivery, with its tax, goes back too, or alone. A `reference` stands for one refund of an order. `under_way`: the
   * provider has not confirmed a refund of this order yet.
   */
  refundUnits: {
    body: record({
      ...orderId,
      items: optional(Carton),
      delivery: optional(Type.Integer({ minimum: 1, maximum: 10_000_000, description: 'Cents' })),
      reference: Given,
    }),
    result: record({
      ...orderId,
      status: oneOf(orderStates),
      amount: Cents,
      points: Count,
      under_way: Type.Boolean(),
    }),
    errors: refusable,
  },
  /** For those who work for the shop: no page of the shop shows it. */
  noteOrder: {
    body: record({ ...orderId, text: Words }),
    result: record({ ...orderId, note: StaffNote }),
    errors: refusable,
  },
  /**
   * Where the order is delivered, while no carton has left: a field that is absent stays. The province stays, because taxes
   * and delivery were charged by it. `changed` names the fields that are others now.
   */
  changeAddress: {
    body: record({
      ...orderId,
      firstname: optional(Line),
      lastname: optional(Line),
      street: optional(Line),
      /** Null for none. */
      apartment_unit_suite: optional(nullable(Line)),
      city: optional(Line),
      postcode: optional(Line),
      telephone: optional(Line),
    }),
    result: record({ ...orderId, shipping_address: Address, changed: Type.Array(Text) }),
    errors: refusable,
  },
};
