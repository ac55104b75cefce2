import { Type } from 'typebox';
import { Address } from '../entities/address.ts';
import { Line, nullable, optional, record, Text } from '../entities/fields.ts';
import { Number, StaffNote, Words } from './entities.ts';

const orderId = { order_id: Number };
const refusable = { 404: 'There is no such order.', 409: 'Its state forbids it; nothing was changed.' };

/** Changes of an order that touch neither its goods nor its state. */
export const orderChangesSchemas = {
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
