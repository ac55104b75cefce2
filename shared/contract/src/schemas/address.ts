import { Type } from 'typebox';
import { Address, AddressInput, Region } from '../entities/address.ts';
import { Id, Line, Nothing, nullable, optional, record } from '../entities/fields.ts';
import type { SchemaTable } from './definition.ts';

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
  addAddress: { body: AddressInput, result: Address },
  editAddress: { body: record({ ...AddressInput.properties, address_entity_id: Id }), result: Address },
  deleteAddress: { body: record({ address_entity_id: Id }), result: Nothing },
} as const satisfies SchemaTable;
