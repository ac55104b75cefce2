import { object } from 'yup';
import { parsePostalCode, postalCodeLiesIn } from '@shop/format';
import { phoneRule } from './phone.ts';
import { postalCodeRule } from './postal-code.ts';
import { freeTextRule, requiredRule, says } from './text.ts';

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

/** The address form; the cast values are those to store. A postal code must lie in the chosen one of the regions. */
export const addressSchema = (regions: readonly AddressRegion[]) =>
  object({
    firstname: requiredRule(),
    lastname: requiredRule(),
    street: requiredRule(),
    apartment_unit_suite: freeTextRule(),
    city: requiredRule(),
    region_id: requiredRule(),
    postcode: postalCodeRule().test({
      message: says('otherProvince'),
      test: (text, { parent }) => {
        const chosen = regions.find(({ region_id }) => String(region_id) === String(parent.region_id));
        const code = parsePostalCode(text);
        return !chosen || code === undefined || postalCodeLiesIn(code, chosen.code);
      },
    }),
    telephone: phoneRule(),
  });
