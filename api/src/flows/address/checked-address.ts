import type { Address, AddressInput } from '@shop/contract';
import { parsePostalCode, parsePhone } from '@shop/format';
import { regionOf } from '../../database/content/site-document.ts';
import type { Queryable } from '../../database/connection.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Message } from '../../domain/messages.ts';
import { normalisedEmail } from '../../domain/account/email.ts';

export const addressMessages = {
  email: { en: 'Please enter a valid email address.', fr: 'Veuillez saisir une adresse courriel valide.' },
  required: { en: 'This field is mandatory.', fr: 'Ce champ est obligatoire.' },
  postcode: {
    en: 'Zip Code is invalid. For example A1B 2C3.',
    fr: 'Le code postal n’est pas valide. Exemple : A1B 2C3.',
  },
  phone: {
    en: 'Invalid phone number format. Please try again.',
    fr: 'Le format du numéro de téléphone n’est pas valide. Veuillez réessayer.',
  },
  region: { en: 'Please choose a province or territory.', fr: 'Veuillez choisir une province ou un territoire.' },
  canadaOnly: { en: 'We deliver within Canada.', fr: 'Nous livrons au Canada.' },
  tooMany: {
    en: 'Your address book is full. Please delete an address first.',
    fr: 'Votre carnet d’adresses est plein. Veuillez d’abord supprimer une adresse.',
  },
} as const satisfies Record<string, Message>;

/** A typed telephone number as E.164. @throws ShopError 400 that names the field */
export const phoneOrRefuse = (typed: string, field: string): string => {
  const phone = parsePhone(typed);
  if (phone === undefined) throw new ShopError(400, addressMessages.phone, { field });
  return phone;
};

/** A typed e-mail address as it is stored. @throws ShopError 400 at the field `email` */
export const emailOf = (text: string): string => {
  const email = normalisedEmail(text);
  if (email === null) throw new ShopError(400, addressMessages.email, { field: 'email' });
  return email;
};

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
