import type { Address, AddressInput } from '@shop/contract';
import { parsePostalCode } from '@shop/format';
import { regionOf } from '../../database/content/regions.ts';
import type { Queryable } from '../../database/connection.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { type Message } from '../../domain/messages.ts';
import { addressMessages } from './messages.ts';
import { phoneOrRefuse } from './phone.ts';

const refuse = (field: keyof AddressInput, message: Message): never => {
  throw new ShopError(400, message, { field });
};

/**
 * A typed address as it is stored: trimmed, postal code as `A1B 2C3`, phone as E.164.
 * @throws ShopError 400 whose result names the first wrong `field`
 */
export const checkedAddress = async (db: Queryable, input: AddressInput): Promise<Address> => {
  const text = (field: 'firstname' | 'lastname' | 'street' | 'city' | 'postcode' | 'telephone'): string =>
    input[field].trim() || refuse(field, addressMessages.required);
  const firstname = text('firstname');
  const lastname = text('lastname');
  const street = text('street');
  const city = text('city');
  const postcode = parsePostalCode(text('postcode')) ?? refuse('postcode', addressMessages.postcode);
  if ((await regionOf(db, input.region_id)) === null) refuse('region_id', addressMessages.region);
  const telephone = phoneOrRefuse(text('telephone'), 'telephone');
  if (input.country_id && input.country_id.toUpperCase() !== 'CA') refuse('country_id', addressMessages.canadaOnly);
  return {
    address_entity_id: null,
    firstname,
    lastname,
    street,
    city,
    postcode,
    telephone,
    apartment_unit_suite: input.apartment_unit_suite?.trim() ?? '',
    region_id: input.region_id,
    country_id: 'CA',
    is_default_shipping: input.is_default_shipping ?? false,
  };
};
