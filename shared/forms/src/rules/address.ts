import { object } from 'yup';
import { parsePostalCode, postalCodeLiesIn } from '@shop/format';
import { phoneRule } from './phone.ts';
import { postalCodeRule } from './postal-code.ts';
import { freeTextRule, requiredRule } from './text.ts';

const neededFields = ['firstname', 'lastname', 'street', 'city', 'postcode', 'region_id', 'telephone'] as const;

/** The names of an address form's fields, in the order of an envelope. */
export const addressFieldNames = [
  'firstname',
  'lastname',
  'street',
  'apartment_unit_suite',
  'city',
  'region_id',
  'postcode',
  'telephone',
] as const;
export type AddressFieldName = (typeof addressFieldNames)[number];

/** An address as it may come: any of its fields may be missing, a region may be a number. */
export type PartialAddress = { [Name in (typeof neededFields)[number]]?: string | number | null };

/** Whether an address has all that a delivery needs (ADDR-004); the apartment may be empty. */
export const isCompleteAddress = (address: PartialAddress): boolean =>
  neededFields.every((name) => String(address[name] ?? '').trim() !== '');

/** A province or territory, as far as an address form needs it. */
export interface AddressRegion {
  region_id: number;
  default_name: string;
  code: string;
}

/**
 * Whether a postal code usually lies elsewhere than in the chosen province. It is no error: Canada Post delivers some across
 * a border, and only whoever lives there knows.
 */
export const isElsewhere = (
  { postcode, region_id }: { postcode: string; region_id: string },
  regions: readonly AddressRegion[],
): boolean => {
  const chosen = regions.find((region) => String(region.region_id) === region_id);
  const code = parsePostalCode(postcode);
  return chosen !== undefined && code !== undefined && !postalCodeLiesIn(code, chosen.code);
};

/** The address form; the cast values are those to store. */
export const addressSchema = () =>
  object({
    firstname: requiredRule(),
    lastname: requiredRule(),
    street: requiredRule(),
    apartment_unit_suite: freeTextRule(),
    city: requiredRule(),
    region_id: requiredRule(),
    postcode: postalCodeRule(),
    telephone: phoneRule(),
  });
