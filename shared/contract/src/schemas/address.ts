import { Type } from 'typebox';
import { Address, AddressInput, Region } from '../entities/address.ts';
import { Id, Line, Nothing, nullable, optional, record } from '../entities/fields.ts';
import type { SchemaTable } from './definition.ts';

const noAddress = { 404: 'Not an address of this customer’s.' };

export const addressSchemas = {
  countryRegions: {
    query: record({ country_id: optional(Line) }),
    result: record({ region_list: Type.Array(Region) }),
  },
  addresses: {
    result: record({
      list: Type.Array(Address),
      default_shipping: nullable(Address),
      default_billing: nullable(Address),
    }),
  },
  addAddress: { body: AddressInput, result: Address, errors: { 409: 'The address book is full.' } },
  editAddress: {
    body: record({ ...AddressInput.properties, address_entity_id: Id }),
    result: Address,
    errors: noAddress,
  },
  deleteAddress: { body: record({ address_entity_id: Id }), result: Nothing, errors: noAddress },
} as const satisfies SchemaTable;
