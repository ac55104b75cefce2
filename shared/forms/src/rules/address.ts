import { object, string } from 'yup';
import { phoneRule, postalCodeRule } from './contact.ts';
import { requiredRule } from './text.ts';

const neededFields = ['firstname', 'lastname', 'street', 'city', 'postcode', 'region_id', 'telephone'] as const;

/** The fields of an address as they may come: any of them may be missing, a region may be a number. */
export type AddressFields = { [Name in (typeof neededFields)[number]]?: string | number | null };

/** Whether an address has all that a delivery needs (document 1 §3); the apartment may be empty. */
export const isCompleteAddress = (address: AddressFields): boolean =>
  neededFields.every((name) => String(address[name] ?? '').trim() !== '');

/** The address form; the cast values are those to store. */
export const addressSchema = () =>
  object({
    firstname: requiredRule(),
    lastname: requiredRule(),
    street: requiredRule(),
    apartment_unit_suite: string().trim().default(''),
    city: requiredRule(),
    region_id: requiredRule(),
    postcode: postalCodeRule(),
    telephone: phoneRule(),
  });
