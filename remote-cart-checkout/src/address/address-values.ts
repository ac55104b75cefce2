import { country, type Address, type CallBody, type SentForm } from '@shop/contract';
import { addressFieldNames, type AddressFieldName } from '@shop/forms';
import { formatPhone } from '@shop/format';
import { BILL, EDITED } from './native-form.ts';

export type AddressTexts = Record<'email' | AddressFieldName, string>;
/** `save`: whether another address is to be kept in the account. */
export type AddressValues = AddressTexts & { save: boolean };

export type Destination = CallBody<'cartAddress'>;
/** An address as it is sent to the customer's book. */
export type BookEntry = CallBody<'addAddress'>;

export const valuesOf = (address: Address | null, email: string | null): AddressValues => ({
  email: email ?? '',
  firstname: address?.firstname ?? '',
  lastname: address?.lastname ?? '',
  street: address?.street ?? '',
  apartment_unit_suite: address?.apartment_unit_suite ?? '',
  city: address?.city ?? '',
  region_id: address ? String(address.region_id) : '',
  postcode: address?.postcode ?? '',
  telephone: address ? formatPhone(address.telephone) : '',
  save: false,
});

/** Which address form of a page it is: of the bill, of a saved address, or else of a new one. */
type AddressFormKind = { bill: true } | { bill: false; editedId: number | null };

/** Of a form that was sent without scripts; undefined when the form that was sent was another. */
export const sentValues = (sent: SentForm | undefined, kind: AddressFormKind): AddressValues | undefined => {
  if (sent?.values.street === undefined || (sent.values[BILL] !== undefined) !== kind.bill) return undefined;
  if (!kind.bill && (sent.values[EDITED] ?? '') !== String(kind.editedId ?? '')) return undefined;
  const { save: _, ...texts } = valuesOf(null, null);
  for (const name of ['email', ...addressFieldNames] as const) texts[name] = sent.values[name] ?? '';
  return { ...texts, save: sent.values.save !== undefined };
};

type Fields = Omit<BookEntry, 'region_id' | 'country_id' | 'is_default_shipping'> & { region_id: string | number };

export const inputOf = (fields: Fields) => {
  const { firstname, lastname, street, apartment_unit_suite, city, postcode, telephone } = fields;
  const texts = { firstname, lastname, street, apartment_unit_suite, city, postcode, telephone };
  return { ...texts, region_id: Number(fields.region_id), country_id: country };
};

/** A saved address as it is sent to the cart: the cart keeps which one it is (ADDR-008). */
export const destinationOf = (address: Address): Destination => {
  const { address_entity_id: id } = address;
  return { ...inputOf(address), ...(id === null ? {} : { address_entity_id: id }) };
};

/** The address in one text; two with the same fields have the same. */
export const fingerprint = (address: Address): string => JSON.stringify(addressFieldNames.map((name) => address[name]));
