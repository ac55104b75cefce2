import { country, type Address, type AddressInput } from '@shop/contract';
import { formatPhone } from '@shop/format';
import type { AddressFieldName } from '@shop/forms';

export type AddressValues = Record<AddressFieldName, string> & {
  is_default_shipping: boolean;
  is_default_billing: boolean;
};

export const valuesOf = (address: Address | null): AddressValues => ({
  firstname: address?.firstname ?? '',
  lastname: address?.lastname ?? '',
  street: address?.street ?? '',
  apartment_unit_suite: address?.apartment_unit_suite ?? '',
  city: address?.city ?? '',
  region_id: address ? String(address.region_id) : '',
  postcode: address?.postcode ?? '',
  telephone: address ? formatPhone(address.telephone) : '',
  is_default_shipping: address?.is_default_shipping ?? false,
  is_default_billing: address?.is_default_billing ?? false,
});

/** An address as it is sent; the API takes all of it, whatever was changed. */
export const inputOf = (values: Omit<AddressInput, 'country_id' | 'region_id'> & { region_id: string | number }) => {
  const { firstname, lastname, street, apartment_unit_suite, city, postcode, telephone } = values;
  const { is_default_shipping, is_default_billing } = values;
  const fields = { firstname, lastname, street, apartment_unit_suite, city, postcode, telephone };
  const marks = { is_default_shipping, is_default_billing };
  return { ...fields, ...marks, region_id: Number(values.region_id), country_id: country };
};
