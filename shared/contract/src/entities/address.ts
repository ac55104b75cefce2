import { Type, type Static } from 'typebox';
import { Id, Line, nullable, optional, record, Text, Whole } from './fields.ts';

/** As a person types it (ADDR-001). */
export const addressFields = {
  firstname: Line,
  lastname: Line,
  street: Line,
  apartment_unit_suite: optional(Line),
  city: Line,
  postcode: Line,
  region_id: Whole,
  telephone: Line,
  country_id: optional(Line),
};

/** A bill that goes elsewhere (CART-007): null takes it back to where the order goes, and without it nothing changes. */
export const billingFields = { billing_address: optional(nullable(record(addressFields))) };

/** Which default of the address book an address is to be; without a mark an edit leaves it as it is. */
const marks = { is_default_shipping: optional(Type.Boolean()), is_default_billing: optional(Type.Boolean()) };

export const AddressInput = record({ ...addressFields, ...marks });
export type AddressInput = Static<typeof AddressInput>;

/** A stored address; `address_entity_id` is null for one that was typed for a cart only, and for an order's. */
export const Address = record({
  address_entity_id: Type.Union([Id, Type.Null()]),
  firstname: Text,
  lastname: Text,
  street: Text,
  apartment_unit_suite: Text,
  city: Text,
  postcode: Text,
  region_id: Whole,
  telephone: Text,
  country_id: Text,
  is_default_shipping: Type.Boolean(),
  /** Said of the addresses in a customer's book. */
  is_default_billing: optional(Type.Boolean()),
});
export type Address = Static<typeof Address>;

/** A province or territory (ADDR-005). */
export const Region = record({ region_id: Id, default_name: Text, code: Text });
export type Region = Static<typeof Region>;
