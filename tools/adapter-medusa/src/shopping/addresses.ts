import type { CallBody, CallResult } from '@shop/contract';
import type { HttpTypes } from '@medusajs/types';
import { refusals } from '../refusal.ts';
import { provinceOf, regionIdOf } from '../site/regions.ts';

type Typed = Omit<CallBody<'addAddress'>, 'is_default_shipping' | 'is_default_billing'>;
export type Address = CallResult<'addAddress'>;
type MedusaPlace = { [Field in keyof HttpTypes.StoreCartAddress]?: HttpTypes.StoreCartAddress[Field] | null };

/** @throws Refusal 400 for a region that is none */
export const medusaPlace = (typed: Typed) => {
  const province = provinceOf(typed.region_id);
  if (province === null) throw refusals.field('region_id');
  return {
    first_name: typed.firstname,
    last_name: typed.lastname,
    address_1: typed.street,
    address_2: typed.apartment_unit_suite ?? '',
    city: typed.city,
    postal_code: typed.postcode,
    country_code: 'ca',
    province,
    phone: typed.telephone,
  };
};

/** Null for an address that nobody typed: Medusa gives each new cart one that has its country alone. */
export const addressOf = (place: MedusaPlace | null | undefined, id: number | null = null): Address | null =>
  place?.address_1
    ? {
        address_entity_id: id,
        firstname: place.first_name ?? '',
        lastname: place.last_name ?? '',
        street: place.address_1,
        apartment_unit_suite: place.address_2 ?? '',
        city: place.city ?? '',
        postcode: place.postal_code ?? '',
        region_id: regionIdOf(place.province),
        telephone: place.phone ?? '',
        country_id: (place.country_code ?? 'ca').toUpperCase(),
        is_default_shipping: false,
      }
    : null;
